import type { Words } from '@hearthside/text';
import type { ReactNode } from 'react';
import { HomeLink } from '../home-link.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface EndDialogProps {
  readonly words: Words;
  readonly sentence: string;
  readonly children: ReactNode;
  readonly onRematch?: () => void;
  readonly onRecord?: () => void;
  onClose(): void;
}

/** The result and how it was counted, and what to do next. */
export function EndDialog({
  words,
  sentence,
  children,
  onRematch,
  onRecord,
  onClose,
}: EndDialogProps) {
  return (
    <Dialog className="end" title={sentence} onClose={onClose}>
      {children}
      <p className="dialog-buttons">
        <HomeLink className="second" />
        {onRecord && (
          <button type="button" className="second" onClick={onRecord}>
            {words.say('table.watch-again')}
          </button>
        )}
        <button type="button" className="second" onClick={onClose}>
          {words.say('table.look-at-board')}
        </button>
        {onRematch && (
          <button type="button" className="primary" onClick={onRematch}>
            {words.say('table.rematch')}
          </button>
        )}
      </p>
    </Dialog>
  );
}
