import { Piece } from '@hearthside/screen';
import { TEAM_NAMES } from '../rules/index.ts';
import type { Props } from './props.ts';

/** Both teams' deliveries side by side, and the secrets that are open now. */
export function Tally({ view, words }: Props) {
  return (
    <table className="we-tally">
      <thead>
        <tr>
          <th scope="col">{words.say('board.team')}</th>
          <th scope="col">{words.say('board.delivered')}</th>
          <th scope="col">{words.say('board.last-wishlist')}</th>
        </tr>
      </thead>
      <tbody>
        {TEAM_NAMES.map((team) => {
          const { completed, wishlist } = view.trucks[team];
          return (
            <tr key={team} className={view.winner === team ? 'is-winner' : undefined}>
              <th scope="row">
                <Piece
                  piece={`we-truck-${team}`}
                  viewBox="-48 -42 96 84"
                  className="we-tally-truck"
                />
                {words.say(`seat.${team}`)}
              </th>
              <td>{words.say('board.of-three', { count: completed.length })}</td>
              <td>
                {(wishlist ?? []).map((toy) => (
                  <Piece
                    key={toy}
                    piece={`we-${toy}-art`}
                    viewBox="-36 -36 72 72"
                    label={words.say(`toy.${toy}`)}
                    className="we-tally-toy"
                  />
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
