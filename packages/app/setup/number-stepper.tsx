import { useId, useState } from 'react';

interface NumberStepperProps {
  readonly label: string;
  readonly help: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** What the two keys are called. */
  readonly less: string;
  readonly more: string;
  onChange(value: number): void;
}

/** A number of many. Whatever is typed, only one that fits counts. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, help, min, max, value, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number);
  };
  const step = (by: number) => {
    setTyped(null);
    onChange(Math.min(max, Math.max(min, value + by)));
  };
  return (
    <div className="stepper">
      <label htmlFor={id}>{label}</label>
      <span>
        <button type="button" className="btn" aria-label={props.less} onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          type="number"
          min={min}
          max={max}
          value={typed ?? String(value)}
          onChange={({ target }) => take(target.value)}
          onBlur={() => setTyped(null)}
        />
        <button type="button" className="btn" aria-label={props.more} onClick={() => step(1)}>
          +
        </button>
      </span>
      <small>{help}</small>
    </div>
  );
}
