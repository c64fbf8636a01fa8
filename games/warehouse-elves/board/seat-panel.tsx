import { Piece } from '@hearthside/screen';
import { TEAM_NAMES, type TeamName, TOYS, type Toy } from '../rules/index.ts';
import type { PanelProps } from './props.ts';

const LISTS_TO_WIN = 3;
const TOY_BOX = '-37 -37 74 74';

/** A team's Wishlist, toys, cards and deliveries. */
export function SeatPanel(props: PanelProps) {
  const { view, of, words } = props;
  const team = TEAM_NAMES[of] as TeamName;
  const truck = view.trucks[team];
  return (
    <div className={`we-panel we-team-${team}`}>
      {view.santa === team && (
        <Piece
          className="we-santa"
          data-thing="santa"
          piece="we-santa"
          viewBox="-42 -42 84 84"
          label={words.say('board.santa')}
        />
      )}
      <div className={`we-panel-top${truck.program ? ' is-locked-in' : ''}`}>
        {truck.wishlist ? (
          <Wishlist toys={truck.wishlist} held={truck.toys} words={words} />
        ) : (
          <div className="we-secret" data-thing="wishlist">
            <h3>{words.say('board.wishlist')}</h3>
            <Piece
              piece="we-card-back"
              viewBox="-61 -81 122 162"
              label={words.say('board.secret')}
            />
          </div>
        )}
        <Program {...props} team={team} />
      </div>
      <div className="we-aboard" data-thing="aboard">
        <h3>{words.say('board.aboard')}</h3>
        <ul className="we-slots" aria-label={words.say('board.aboard')}>
          {TOYS.map((toy) => {
            const held = truck.toys.includes(toy);
            return (
              <li key={toy} className={held ? 'is-full' : 'is-empty'}>
                <Piece
                  piece={`we-${toy}`}
                  viewBox={TOY_BOX}
                  label={words.say(held ? 'board.toy-aboard' : 'board.toy-missing', { toy })}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <Delivered lists={truck.completed} words={words} />
    </div>
  );
}

interface WishlistProps {
  readonly toys: readonly Toy[];
  readonly held: readonly Toy[];
  readonly words: PanelProps['words'];
}

function Wishlist({ toys, held, words }: WishlistProps) {
  return (
    <div className="we-wishlist" data-thing="wishlist">
      <h3>{words.say('board.wishlist')}</h3>
      <div className="we-letter">
        <ul>
          {toys.map((toy) => (
            <li key={toy} className={held.includes(toy) ? 'is-got' : undefined}>
              <Piece
                piece={`we-${toy}-art`}
                viewBox="-36 -36 72 72"
                label={words.say(held.includes(toy) ? 'board.wish-got' : 'board.wish', { toy })}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Program({ view, words, look, team }: PanelProps & { readonly team: TeamName }) {
  const { program, played } = view.trucks[team];
  // The room sees three places that wait; how many cards a phone has chosen is its own secret.
  if (!program) return look.television ? <EmptyProgram /> : null;
  return (
    <div className="we-locked" data-thing="locked">
      <h3>{words.say('board.locked-in')}</h3>
      <ol>
        {program.map((card, i) => {
          const known = card !== null;
          const piece = known ? `we-card-${card}` : `we-card-back-${team}`;
          const label = known
            ? words.say('board.card-nth', { card, place: i + 1 })
            : words.say('board.face-down');
          return (
            <li
              key={i}
              className={i === played - 1 ? 'is-now' : i < played ? 'is-played' : undefined}
            >
              <Piece piece={piece} viewBox="-61 -81 122 162" label={label} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const EmptyProgram = () => (
  <ol className="we-places" aria-hidden="true">
    {[1, 2, 3].map((place) => (
      <li key={place}>{place}</li>
    ))}
  </ol>
);

interface DeliveredProps {
  readonly lists: readonly (readonly Toy[])[];
  readonly words: PanelProps['words'];
}

function Delivered({ lists, words }: DeliveredProps) {
  return (
    <div className="we-done" data-thing="delivered">
      <h3>
        {words.say('board.delivered')}{' '}
        <small>{words.say('board.of-three', { count: lists.length })}</small>
      </h3>
      <ol aria-label={words.say('board.delivered-count', { count: lists.length })}>
        {Array.from({ length: LISTS_TO_WIN }, (_, i) => {
          const toys = lists[i];
          return (
            <li key={i} className={toys ? 'is-full' : 'is-empty'}>
              {toys
                ? toys.map((toy) => (
                    <Piece
                      key={toy}
                      piece={`we-${toy}-art`}
                      viewBox="-36 -36 72 72"
                      label={words.say(`toy.${toy}`)}
                    />
                  ))
                : i + 1}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
