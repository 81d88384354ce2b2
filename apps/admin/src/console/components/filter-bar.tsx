import { Button, ChoiceChip, Dialog, Form, SelectField, TextField, useFigures } from '@pricehunt/ui-kit';
import { useAddressQuery } from '@pricehunt/web-shell';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages';

export interface FilterBarProps {
  /** The main search, which stays visible on phones. */
  readonly search?: ReactNode;
  /** Further fields. */
  readonly children?: ReactNode;
  readonly choices?: readonly ChoiceFilterProps[];
  readonly clears: readonly string[];
}

/**
 * A row of filters, with a removable chip for each choice that is set. On phones, all but the search are in a sheet.
 * Their values are stored in the URL.
 */
export function FilterBar({ search, children, choices = [], clears }: FilterBarProps) {
  const { console: words } = useMessages();
  const figure = useFigures();
  const [query, change] = useAddressQuery();
  const isNarrowed = clears.some((name) => query.has(name));
  const chips = choices.flatMap(({ name, label, choices: values, fallback, unfiltered }) => {
    const current = query.get(name);
    const chosen = values.find(
      ({ value }) => value === current && value !== fallback && value !== unfiltered,
    );
    return chosen === undefined ? [] : [{ name, text: words.chip(label, chosen.label) }];
  });
  const [isOpen, setIsOpen] = useState(false);
  const fields = (
    <>
      {children}
      {choices.map((choice) => (
        <ChoiceFilter key={choice.name} {...choice} />
      ))}
    </>
  );
  const clearing = isNarrowed ? (
    <Button onClick={() => change(Object.fromEntries(clears.map((name) => [name, null])))}>
      {words.clear}
    </Button>
  ) : null;
  return (
    <div className="pb-5">
      <div className="flex flex-wrap items-end gap-3">
        {search}
        {children === undefined && choices.length === 0 ? null : (
          <>
            <Button className="sm:hidden" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {words.filters(figure(chips.length))}
            </Button>
            <div className="contents max-sm:hidden">{fields}</div>
          </>
        )}
        {clearing}
      </div>
      {chips.length === 0 ? null : (
        <div className="flex flex-wrap gap-2 pt-3">
          {chips.map(({ name, text }) => (
            <ChoiceChip key={name} chosen onChange={() => change({ [name]: null })}>
              <span className="sr-only">{words.removeFilter} </span>
              {text}
              <X aria-hidden="true" className="size-3.5 flex-none" />
            </ChoiceChip>
          ))}
        </div>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={words.filterTitle} shape="sheet">
        <div className="grid gap-4">{fields}</div>
        <Button variant="primary" className="mt-6" onClick={() => setIsOpen(false)}>
          {words.showResults}
        </Button>
      </Dialog>
    </div>
  );
}

export interface SearchFilterProps {
  readonly label: string;
  readonly name?: string;
  readonly hint?: string;
}

export function SearchFilter({ name = 'q', ...parts }: SearchFilterProps) {
  const [query] = useAddressQuery();
  const value = query.get(name) ?? '';
  return <SearchForm key={value} name={name} value={value} {...parts} />;
}

function SearchForm({ label, hint, name = 'q', value }: SearchFilterProps & { readonly value: string }) {
  const [, change] = useAddressQuery();
  const [text, setText] = useState(value);
  return (
    <Form
      label={label}
      className="min-w-0 max-w-130 grow basis-40 sm:min-w-60 sm:basis-70"
      onSubmit={() => change({ [name]: text.trim() })}
    >
      <TextField
        type="search"
        label={label}
        placeholder={hint}
        value={text}
        enterKeyHint="search"
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === '') change({ [name]: null });
        }}
      />
    </Form>
  );
}

interface ChoiceFilterProps {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The value without a URL parameter. */
  readonly fallback?: string;
  /** The value that filters nothing, if that isn't the one without a parameter. */
  readonly unfiltered?: string;
  readonly anyLabel?: string;
}

function ChoiceFilter({ label, name, choices, fallback = '', anyLabel }: ChoiceFilterProps) {
  const [query, change] = useAddressQuery();
  const current = query.get(name);
  return (
    <SelectField
      label={label}
      value={choices.some(({ value }) => value === current) ? (current ?? fallback) : fallback}
      className="min-w-36"
      onChange={({ target }) => change({ [name]: target.value === fallback ? null : target.value })}
    >
      {anyLabel === undefined ? null : <option value="">{anyLabel}</option>}
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
