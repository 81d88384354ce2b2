import { Button, SelectField, useFigures } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages';

export interface FilterBarProps {
  readonly label: string;
  /** The main filter, which stays visible on phones. */
  readonly first: ReactNode;
  /** The other filters, behind a button on phones. */
  readonly children: ReactNode;
  /** How many of the other filters are set. */
  readonly chosenCount: number;
  readonly clearing: { readonly label: string; readonly onClear: () => void } | null;
}

/** The filters above a table; on phones all but the first are behind a button. */
export function FilterBar({ label, first, children, chosenCount, clearing }: FilterBarProps) {
  const { views: words } = useMessages();
  const figure = useFigures();
  const foldedId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-3 pb-4">
      <div className="min-w-0 grow basis-36 md:grow-0 md:basis-auto">{first}</div>
      <Button
        className="px-3 md:hidden"
        aria-expanded={isOpen}
        aria-controls={foldedId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {words.filters(figure(chosenCount))}
      </Button>
      <div
        id={foldedId}
        className={cx('basis-full grid-cols-2 gap-3 md:contents', isOpen ? 'grid' : 'hidden')}
      >
        {children}
      </div>
      {clearing === null ? null : (
        <Button variant="quiet" size="small" onClick={clearing.onClear}>
          {clearing.label}
        </Button>
      )}
    </div>
  );
}

export interface FilterChoiceProps {
  readonly label: string;
  readonly chosen: string | undefined;
  /** Values with their labels; an empty value is no choice. */
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

/** One filter. Its label is for screen readers; the options explain themselves. */
export function FilterChoice({ label, chosen, choices, onChoose }: FilterChoiceProps) {
  return (
    <SelectField
      label={label}
      hidesLabel
      value={chosen ?? ''}
      className="min-w-0 md:max-w-56"
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
