import type { LimitBounds } from '@pricehunt/api-contract';
import { TextField, useFigures } from '@pricehunt/ui-kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages';

interface TypedLimits<Name extends string> {
  /** One text field for each limit. */
  readonly fields: ReactNode;
  /** Returns whether all are within their bounds; from then on, a field says if it isn't. */
  readonly check: () => boolean;
  /** Call it after `check`. */
  readonly numbers: () => Readonly<Record<Name, number>>;
  readonly reset: () => void;
}

/** Limits that are typed into text fields, in the order of their bounds. */
export function useLimits<Name extends string>({
  limits,
  bounds,
  labels,
  hints,
}: {
  readonly limits: Readonly<Record<NoInfer<Name>, number>>;
  readonly bounds: Readonly<Record<Name, LimitBounds>>;
  readonly labels: Readonly<Record<NoInfer<Name>, string>>;
  readonly hints?: Readonly<Partial<Record<NoInfer<Name>, string>>>;
}): TypedLimits<Name> {
  const { console: words } = useMessages();
  const figure = useFigures();
  const [typed, setTyped] = useState<ReadonlyMap<Name, string>>(new Map());
  const [showsProblems, setShowsProblems] = useState(false);
  const textOf = (name: Name) => typed.get(name) ?? String(limits[name]);
  const isRight = (name: Name) => isWithin(textOf(name), bounds[name]);
  const names = namesOf(bounds);
  return {
    fields: names.map((name) => {
      const [least, most] = bounds[name];
      const hint = hints?.[name];
      const isWrong = showsProblems && !isRight(name);
      return (
        <TextField
          key={name}
          label={labels[name]}
          {...(hint === undefined ? {} : { hint })}
          inputMode="numeric"
          value={textOf(name)}
          error={isWrong ? words.between(figure(least), figure(most)) : undefined}
          onChange={({ target }) => setTyped((known) => new Map(known).set(name, target.value))}
        />
      );
    }),
    check: () => {
      setShowsProblems(true);
      return names.every(isRight);
    },
    numbers: () => {
      const numbers: Record<Name, number> = { ...limits };
      for (const name of names) numbers[name] = Number(textOf(name));
      return numbers;
    },
    reset: () => {
      setTyped(new Map());
      setShowsProblems(false);
    },
  };
}

function namesOf<Name extends string>(bounds: Readonly<Record<Name, unknown>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in bounds) names.push(name);
  return names;
}

function isWithin(text: string, [least, most]: LimitBounds): boolean {
  const plain = text.trim();
  return /^\d{1,7}$/.test(plain) && Number(plain) >= least && Number(plain) <= most;
}
