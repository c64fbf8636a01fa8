import { Piece, type SeatLook } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { Dialog } from '../ui/dialog.tsx';

interface CurtainProps {
  readonly name: string;
  readonly look: SeatLook;
  readonly words: Words;
  onLift(): void;
}

/** Covers everything until the right person has the device. Nothing of the seat is in the page before. */
export function Curtain({ name, look, words, onLift }: CurtainProps) {
  return (
    <Dialog className="curtain" title={words.say('curtain.title', { name })}>
      <Piece className="curtain-portrait" {...look.portrait} />
      <p>{words.say('curtain.others-look-away')}</p>
      <button type="button" className="primary" onClick={onLift}>
        {words.say('curtain.ready', { name })}
      </button>
    </Dialog>
  );
}
