import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { goTo, hrefOf } from './router.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** A link within the page: a plain one to everybody, but the page stays when it is followed. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const ordinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!ordinary || event.defaultPrevented) return;
    event.preventDefault();
    goTo(href);
  };
  return <a href={hrefOf(href)} onClick={follow} {...rest} />;
}
