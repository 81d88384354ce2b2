import type { ComparedOffer } from '@pricehunt/api-contract/comparisons';
import { ChoiceChip, useFigures } from '@pricehunt/ui-kit';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { filterCounts, offerSorts } from '../offer-choices';
import type { OfferChoices } from '../offer-choices';

export interface OfferChoicesBarProps {
  readonly ranked: readonly ComparedOffer[];
  readonly choices: OfferChoices;
  readonly onChoose: (choices: OfferChoices) => void;
}

export function OfferChoicesBar({ ranked, choices, onChoose }: OfferChoicesBarProps) {
  const words = useMessages().comparison.choices;
  const figure = useFigures();
  const counts = filterCounts(ranked);
  const shops = new Map(ranked.map(({ offer }) => [offer.retailer.domain, offer.retailer.name]));
  const filter = (name: 'isInStock' | 'isNew' | 'hasFreeShipping') => (
    <ChoiceChip
      chosen={choices[name]}
      disabled={counts[name] === 0 && !choices[name]}
      onChange={(chosen) => onChoose({ ...choices, [name]: chosen })}
    >
      {words[name]}
    </ChoiceChip>
  );
  return (
    <div
      role="group"
      aria-label={words.label}
      className="-mx-5 flex items-center gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      <SmallSelect
        label={words.order}
        value={choices.sort}
        onChange={(value) => {
          const sort = offerSorts.find((each) => each === value);
          if (sort !== undefined) onChoose({ ...choices, sort });
        }}
      >
        {offerSorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </SmallSelect>
      {filter('isInStock')}
      {filter('isNew')}
      {filter('hasFreeShipping')}
      <SmallSelect
        label={words.shop}
        value={choices.shop ?? ''}
        onChange={(value) => onChoose({ ...choices, shop: value === '' ? null : value })}
      >
        <option value="">{words.allShops(figure(shops.size))}</option>
        {[...shops].map(([domain, name]) => (
          <option key={domain} value={domain}>
            {name}
          </option>
        ))}
        {choices.shop === null || shops.has(choices.shop) ? null : (
          <option value={choices.shop}>{choices.shop}</option>
        )}
      </SmallSelect>
    </div>
  );
}

interface SmallSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function SmallSelect({ label, value, onChange, children }: SmallSelectProps) {
  const id = useId();
  return (
    <span className="relative inline-flex flex-none">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        className="min-h-9 max-w-48 appearance-none truncate rounded-full border border-line bg-shade pr-7 pl-3 text-sm leading-none text-ink hover:border-line-strong"
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="pointer-events-none absolute top-1/2 right-2.5 size-3 -translate-y-1/2 text-ink-muted"
      >
        <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </span>
  );
}
