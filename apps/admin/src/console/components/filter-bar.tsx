import { Button, Form, SelectField, TextField } from '@pricehunt/ui-kit';
import { useAddressQuery } from '@pricehunt/web-shell';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages';

/** What a FilterBar takes. */
export interface FilterBarProps {
  readonly children: ReactNode;
  /** The parts of the address that Clear takes away; without any of them there is nothing to clear. */
  readonly clears: readonly string[];
}

/** The controls that narrow a list, in one row. What is chosen stands in the address. */
export function FilterBar({ children, clears }: FilterBarProps) {
  const { console: words } = useMessages();
  const [query, change] = useAddressQuery();
  const isNarrowed = clears.some((name) => query.has(name));
  return (
    <div className="flex flex-wrap items-end gap-3 pb-5">
      {children}
      {isNarrowed ? (
        <Button onClick={() => change(Object.fromEntries(clears.map((name) => [name, null])))}>
          {words.clear}
        </Button>
      ) : null}
    </div>
  );
}

/** What a SearchFilter takes. */
export interface SearchFilterProps {
  readonly label: string;
  /** The part of the address that it keeps. */
  readonly name?: string;
  readonly hint?: string;
}

/** Looks for words when they are sent, and for everything again when they are cleared. */
export function SearchFilter({ name = 'q', ...parts }: SearchFilterProps) {
  const [query] = useAddressQuery();
  const kept = query.get(name) ?? '';
  return <SearchForm key={kept} name={name} kept={kept} {...parts} />;
}

function SearchForm({ label, hint, name = 'q', kept }: SearchFilterProps & { readonly kept: string }) {
  const [, change] = useAddressQuery();
  const [text, setText] = useState(kept);
  return (
    <Form
      label={label}
      className="min-w-60 max-w-130 grow basis-70"
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

/** What a ChoiceFilter takes. */
export interface ChoiceFilterProps {
  readonly label: string;
  /** The part of the address that it keeps. */
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** What is chosen where the address says nothing; with the label of the choice that says nothing. */
  readonly fallback?: string;
  readonly anyLabel?: string;
}

/** One out of several, kept in the address. */
export function ChoiceFilter({ label, name, choices, fallback = '', anyLabel }: ChoiceFilterProps) {
  const [query, change] = useAddressQuery();
  const kept = query.get(name);
  return (
    <SelectField
      label={label}
      value={choices.some(({ value }) => value === kept) ? (kept ?? fallback) : fallback}
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
