import { Piece, type Seating } from '@hearthside/screen';
import type { BotLevel } from '@hearthside/search';
import { BotBust } from '../bots/bot-bust.tsx';
import type { Company } from '../setup/sitting-answers.ts';

interface CompanyPictureProps {
  readonly company: Company;
  readonly seating: Seating;
  readonly level: BotLevel;
}

/** Who sits down: two pieces of the game, and what is between them. */
export function CompanyPicture({ company, seating, level }: CompanyPictureProps) {
  const [mine, theirs] = seating.seats.map((name) => seating.seatLook(name).portrait);
  return (
    <span className={`pick-pictures is-${company}`}>
      {mine && <Piece {...mine} />}
      {company === 'bot' && <BotBust level={level} />}
      {company === 'friends' && <Piece piece="hs-letter" viewBox="-31 -23 62 46" />}
      {company === 'device' && <Piece piece="hs-tablet" viewBox="-38 -29 76 58" />}
      {company === 'device' && theirs && <Piece {...theirs} />}
    </span>
  );
}
