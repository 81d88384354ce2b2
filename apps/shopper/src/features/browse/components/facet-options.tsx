import { CheckboxField, Disclosure, useFigures } from '@pricehunt/ui-kit';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/use-messages';

const shownAtOnce = 7;

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export function FacetGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="border-t border-line pt-4">
      <h2 id={id} className="font-sans text-sm font-semibold tracking-normal">
        {title}
      </h2>
      <div className="mt-1.5">{children}</div>
    </div>
  );
}

export interface FacetOptionsProps {
  readonly title: string;
  readonly options: readonly FacetOption[];
  /** Whether more products may have each option. */
  readonly isLowerBound: boolean;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Checkboxes ordered by product count; checked ones are always shown. */
export function FacetOptions({ title, options, isLowerBound, chosen, onChoose }: FacetOptionsProps) {
  const { filters } = useMessages().browse;
  const figure = useFigures();
  const known = withChosen(options, chosen);
  const isChosen = ({ value }: FacetOption) => chosen.some((each) => isSame(each, value));
  const first = known.filter((option, place) => place < shownAtOnce || isChosen(option));
  const rest = known.filter((option) => !first.includes(option));
  const box = (option: FacetOption) => (
    <li key={option.value}>
      <CheckboxField
        className="flex w-full min-w-0"
        label={
          <span className="flex min-w-0 grow justify-between gap-3 text-[0.9375rem]">
            <span className="min-w-0 py-0.5 leading-snug wrap-anywhere">{option.label}</span>
            <span className="tabular text-sm text-ink-muted">
              {filters.counted(figure(option.count), isLowerBound)}
            </span>
          </span>
        }
        checked={isChosen(option)}
        disabled={option.count === 0 && !isLowerBound && !isChosen(option)}
        onChange={() =>
          onChoose(
            isChosen(option)
              ? chosen.filter((each) => !isSame(each, option.value))
              : [...chosen, option.value],
          )
        }
      />
    </li>
  );
  if (known.length === 0) return null;
  return (
    <FacetGroup title={title}>
      <ul>{first.map(box)}</ul>
      {rest.length === 0 ? null : (
        <Disclosure summary={filters.more(figure(rest.length))} className="mt-1 text-sm text-ink-muted">
          <ul className="mt-1 text-base text-ink">{rest.map(box)}</ul>
        </Disclosure>
      )}
    </FacetGroup>
  );
}

/** Adds checked options that no product has, so that they can be unchecked. */
function withChosen(options: readonly FacetOption[], chosen: readonly string[]): readonly FacetOption[] {
  const missing = chosen.filter((each) => !options.some(({ value }) => isSame(value, each)));
  return [...options, ...missing.map((value) => ({ value, label: value, count: 0 }))];
}

/** Typed addresses may differ in capitals. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
