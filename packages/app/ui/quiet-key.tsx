import { Icon } from '@hearthside/screen';
import type { ButtonHTMLAttributes } from 'react';

type QuietKeyProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> & {
  readonly icon: string;
  readonly label: string;
  /** The name by which a key of the keyboard finds it. */
  readonly 'data-key'?: string;
  /** What it is, for whoever asks. */
  readonly 'data-thing'?: string;
};

/** A key at the side of the tray: a picture, and its word below where there is room. */
export function QuietKey({ icon, label, ...rest }: QuietKeyProps) {
  return (
    <button {...rest} type="button" className="quiet plain" aria-label={label}>
      <span className="btn">
        <Icon name={icon} />
      </span>
      <span className="quiet-word">{label}</span>
    </button>
  );
}
