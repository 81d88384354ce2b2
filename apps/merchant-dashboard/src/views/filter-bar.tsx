import { Button, ChoiceChip, Dialog, SelectField, useFigures } from '@pricehunt/ui-kit';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages';

export interface FilterBarProps {
  readonly label: string;
  /** The main filter, which stays visible. */
  readonly first: ReactNode;
  /** The other filters, in a sheet behind one button. Each set filter is a chip that removes it. */
  readonly choices: readonly FilterChoiceProps[];
  /** Further chips, such as the date range. */
  readonly children?: ReactNode;
  readonly clearing: { readonly label: string; readonly onClear: () => void } | null;
}

/** The filters above a table: a main one, a button for the others, and a removable chip for each that is set. */
export function FilterBar({ label, first, choices, children, clearing }: FilterBarProps) {
  const { views: words } = useMessages();
  const figure = useFigures();
  const [isOpen, setIsOpen] = useState(false);
  const set = choices.filter(isSet);
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-4">
      <div className="min-w-0 grow basis-36 md:grow-0 md:basis-auto">{first}</div>
      <Button className="px-3" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {words.filters(figure(set.length))}
      </Button>
      {set.map(({ label: name, chosen, none = '', choices: options, onChoose }) => (
        <FilterChip key={name} onRemove={() => onChoose(none)}>
          {words.chip(name, options.find(([value]) => value === chosen)?.[1] ?? chosen ?? '')}
        </FilterChip>
      ))}
      {children}
      {clearing === null ? null : (
        <Button variant="quiet" size="small" onClick={clearing.onClear}>
          {clearing.label}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={label} shape="sheet">
        <div className="grid gap-4 sm:grid-cols-2">
          {choices.map((choice) => (
            <FilterChoice key={choice.label} {...choice} showsLabel />
          ))}
        </div>
        <Button variant="primary" className="mt-6" onClick={() => setIsOpen(false)}>
          {words.showResults}
        </Button>
      </Dialog>
    </div>
  );
}

function isSet({ chosen, none = '', isOrder = false }: FilterChoiceProps): boolean {
  return !isOrder && chosen !== undefined && chosen !== none;
}

/** A set filter; clicking it removes the filter. */
export function FilterChip({
  children,
  onRemove,
}: {
  readonly children: ReactNode;
  readonly onRemove: () => void;
}) {
  const { views: words } = useMessages();
  return (
    <ChoiceChip chosen onChange={onRemove}>
      <span className="sr-only">{words.remove} </span>
      <span className="max-w-60 overflow-hidden py-1 text-ellipsis">{children}</span>
      <X aria-hidden="true" className="size-3.5 flex-none" />
    </ChoiceChip>
  );
}

export interface FilterChoiceProps {
  readonly label: string;
  readonly chosen: string | undefined;
  /** The value of no choice; empty by default. */
  readonly none?: string;
  /** True for the order of the rows, which is no filter. */
  readonly isOrder?: boolean;
  /** Values with their names. */
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

/** One filter as a list; without its label shown, the options explain themselves. */
export function FilterChoice({
  label,
  chosen,
  choices,
  onChoose,
  showsLabel = false,
}: FilterChoiceProps & { readonly showsLabel?: boolean }) {
  return (
    <SelectField
      label={label}
      hidesLabel={!showsLabel}
      value={chosen ?? ''}
      className="min-w-0"
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
