import { type ReactNode, useEffect, useId, useRef } from 'react';
import { isFocusLost } from '../focus.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** Absent where the dialog must be answered. */
  readonly onClose?: () => void;
}

/** A sheet of paper over the table. The browser keeps focus and keyboard inside it. */
export function Dialog({ title, children, className = '', onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    // Where the dialog goes with the page's next drawing, the browser gives focus back to nobody.
    return () => {
      setTimeout(() => {
        if (isFocusLost() && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; the click is for its backdrop
    <dialog
      ref={ref}
      className={`dialog paper ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose?.();
      }}
    >
      <div className="dialog-sheet">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
