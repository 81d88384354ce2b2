import { useId } from 'react';

export interface SegmentedChoiceProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    /** The language of the label if it differs from the page's. */
    readonly lang?: string;
  }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** Radio buttons in one row. */
export function SegmentedChoice<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full flex-wrap items-center gap-0.5 rounded-control border border-line p-0.5 text-sm">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, lang }) => (
        <label
          key={value}
          lang={lang}
          className="flex min-h-7 cursor-pointer items-center rounded-small px-2 whitespace-nowrap sm:px-2.5 text-ink-muted hover:text-ink has-checked:bg-shade has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            className="sr-only"
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
