import { Icon } from '@hearthside/screen';
import type { ButtonHTMLAttributes } from 'react';

interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-label' | 'children'> {
  readonly icon: string;
  /** What it is called by those who do not see the picture. */
  readonly label: string;
}

/** A key with nothing but a picture on it. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`btn${className ? ` ${className}` : ''}`}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
