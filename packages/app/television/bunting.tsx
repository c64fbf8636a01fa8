/** Paper flags on a string across the top of the screen. */

const FLAGS = 20;
const WIDTH = 1920;
const STEP = WIDTH / FLAGS;
const COLOURS = ['red', 'green', 'lamp', 'teal', 'paper'];

/** Two bows of string from corner to corner, as deep as they hang. */
const hangs = (x: number): number => 30 + 60 * Math.abs(Math.sin((x / WIDTH) * 2 * Math.PI));

export function Bunting() {
  const knots = Array.from({ length: FLAGS + 1 }, (_, i) => `${i * STEP} ${hangs(i * STEP)}`);
  return (
    <svg className="bunting" viewBox={`0 0 ${WIDTH} 190`} aria-hidden="true">
      <path className="bunting-string" d={`M${knots.join('L')}`} />
      {Array.from({ length: FLAGS }, (_, i) => {
        const [left, right] = [i * STEP + 10, (i + 1) * STEP - 10];
        const tip = `${(left + right) / 2} ${hangs((left + right) / 2) + 84}`;
        return (
          <path
            key={left}
            className="bunting-flag"
            style={{ fill: `var(--${COLOURS[i % COLOURS.length]})` }}
            d={`M${left} ${hangs(left)}L${right} ${hangs(right)}L${tip}Z`}
          />
        );
      })}
    </svg>
  );
}
