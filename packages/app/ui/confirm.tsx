import { useWords } from '../words.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  /** What the key says that does it. */
  readonly action: string;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that cannot be taken back. The way out comes first and has the focus. */
export function Confirm({ title, text, action, onConfirm, onClose }: ConfirmProps) {
  const words = useWords();
  return (
    <Dialog title={title} onClose={onClose} className="confirm">
      <p>{text}</p>
      <p className="dialog-buttons">
        <button type="button" className="primary" onClick={onClose}>
          {words.say('confirm.no')}
        </button>
        <button
          type="button"
          className="second"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </button>
      </p>
    </Dialog>
  );
}
