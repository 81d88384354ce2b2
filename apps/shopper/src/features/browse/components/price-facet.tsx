import type { Facets } from '@pricehunt/api-contract/browsing';
import { formatMoney, moneyToEdit, typedMoney } from '@pricehunt/offers';
import { TextField, useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../../messages/use-messages';
import type { PriceChoice } from '../browse-choices';
import { usePriceWords } from '../price-words';
import { FacetGroup } from './facet-options';

type Band = Facets['price'][number];

export interface PriceFacetProps {
  readonly bands: readonly Band[];
  /** Whether more products may have each band's prices. */
  readonly isLowerBound: boolean;
  readonly chosen: PriceChoice | null;
  readonly onChoose: (price: PriceChoice | null) => void;
}

/** A histogram whose bars are filters, and two fields that apply when they are left. */
export function PriceFacet({ bands, isLowerBound, chosen: limit, onChoose }: PriceFacetProps) {
  const { filters } = useMessages().browse;
  const figure = useFigures();
  const words = usePriceWords();
  // A limit in a currency that prices can't be compared in isn't applied.
  const currency = bands[0]?.currency ?? limit?.currency;
  if (currency === undefined) return null;
  const chosen = limit?.currency === currency ? limit : null;
  const most = Math.max(1, ...bands.map(({ count }) => count));
  return (
    <FacetGroup title={filters.price}>
      <ul>
        {bands.map((band) => {
          const choice = choiceOf(band);
          const isChosen = isSame(choice, chosen);
          return (
            <li key={band.fromMinor}>
              <button
                type="button"
                aria-pressed={isChosen}
                className="group relative flex min-h-9 w-full items-center justify-between gap-3 rounded-small text-left text-[0.9375rem] hover:underline aria-pressed:font-semibold aria-pressed:text-accent"
                onClick={() => onChoose(isChosen ? null : choice)}
              >
                <svg
                  aria-hidden="true"
                  className="absolute bottom-0.5 left-0 h-1 w-full text-line group-hover:text-line-strong group-aria-pressed:text-accent"
                >
                  <rect
                    width={`${((band.count / most) * 100).toFixed(1)}%`}
                    height="100%"
                    rx="2"
                    fill="currentColor"
                  />
                </svg>
                <span className="tabular">{words(choice)}</span>
                <span className="tabular text-sm font-normal text-ink-muted">
                  {filters.counted(figure(band.count), isLowerBound)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <PriceFields currency={currency} chosen={chosen} onChoose={onChoose} />
    </FacetGroup>
  );
}

interface PriceFieldsProps extends Omit<PriceFacetProps, 'bands' | 'isLowerBound'> {
  readonly currency: string;
}

function PriceFields({ currency, chosen, onChoose }: PriceFieldsProps) {
  const { filters } = useMessages().browse;
  const locale = useDisplayLocale();
  const written = (amountMinor: number | null) =>
    amountMinor === null ? '' : moneyToEdit({ amountMinor, currency }, locale).replace(/[.,]0+$/, '');
  const [least, setLeast] = useState(written(chosen?.minMinor ?? null));
  const [most, setMost] = useState(written(chosen?.maxMinor ?? null));
  const [isWrong, setIsWrong] = useState({ least: false, most: false });
  const apply = () => {
    const typed = [typedMoney(least, currency), typedMoney(most, currency)] as const;
    const wrong = {
      least: typed[0] === null && least.trim() !== '',
      most: typed[1] === null && most.trim() !== '',
    };
    setIsWrong(wrong);
    if (wrong.least || wrong.most) return;
    const bounds = [typed[0]?.amountMinor ?? null, typed[1]?.amountMinor ?? null] as const;
    const isTurned = bounds[0] !== null && bounds[1] !== null && bounds[0] > bounds[1];
    const [minMinor, maxMinor] = isTurned ? [bounds[1], bounds[0]] : bounds;
    const price = minMinor === null && maxMinor === null ? null : { minMinor, maxMinor, currency };
    if (price === null ? chosen !== null : !isSame(price, chosen)) onChoose(price);
  };
  const symbol = formatMoney({ amountMinor: 0, currency }, locale).replace(/[\d.,\s]/g, '');
  return (
    <form
      noValidate
      className="mt-2 grid grid-cols-2 gap-2"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) apply();
      }}
    >
      <TextField
        label={filters.least(symbol)}
        inputMode="decimal"
        value={least}
        error={isWrong.least ? filters.amountWrong : undefined}
        onChange={(event) => setLeast(event.target.value)}
      />
      <TextField
        label={filters.most(symbol)}
        inputMode="decimal"
        value={most}
        error={isWrong.most ? filters.amountWrong : undefined}
        onChange={(event) => setMost(event.target.value)}
      />
      <button type="submit" className="col-span-2 sr-only focus:not-sr-only">
        {filters.apply}
      </button>
    </form>
  );
}

/** A band excludes its end; a choice includes it. */
function choiceOf({ fromMinor, toMinor, currency }: Band): PriceChoice {
  return {
    minMinor: fromMinor === 0 && toMinor !== null ? null : fromMinor,
    maxMinor: toMinor === null ? null : toMinor - 1,
    currency,
  };
}

function isSame(one: PriceChoice, other: PriceChoice | null): boolean {
  return (
    one.minMinor === other?.minMinor && one.maxMinor === other.maxMinor && one.currency === other.currency
  );
}
