import type { AlertedSearchView, SearchAlertSimulation } from '@pricehunt/api-contract/search-alerts';
import { formatMoney } from '@pricehunt/offers';
import { useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { useSearchAlertPast } from '../requests/search-alert-queries';
import { useSettled } from '../use-settled';
import { daysNeeded } from './alert-past';

export interface SearchAlertPastProps {
  /** Null while the input is invalid. */
  readonly search: AlertedSearchView | null;
  readonly currency: string;
}

/** Simulates a search alert over the last 90 days, shortly after each input. */
export function SearchAlertPast({ search, currency }: SearchAlertPastProps) {
  const { past: words } = useMessages().priceAlerts.search;
  const { data, isPending, isError } = useSearchAlertPast(useSettled(search), currency);
  const sentences = usePastSentences();
  if (isError) return null;
  return (
    <div
      role="status"
      className={`min-h-12 border-l-3 py-0.5 pl-3 text-sm ${search === null ? 'border-transparent' : 'border-info'}`}
    >
      {search === null ? null : isPending ? (
        <p className="text-ink-muted">{words.asking}</p>
      ) : (
        sentences(data).map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
    </div>
  );
}

function usePastSentences(): (past: SearchAlertSimulation) => readonly string[] {
  const { past: words } = useMessages().priceAlerts.search;
  const figure = useFigures();
  const locale = useDisplayLocale();
  const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  type Priced = NonNullable<SearchAlertSimulation['lowest']>;
  const partsOf = ({ day, product, price }: Priced) =>
    [product.title, formatMoney(price, locale), dayFormat.format(new Date(day))] as const;
  return ({ days, daysOfData, daysMatched, firings, lowest, productCount, isCut }) => {
    if (daysOfData < daysNeeded) return [words.tooLittle(figure(daysOfData))];
    const last = firings.at(-1);
    const basis = isCut ? [words.basis(figure(productCount))] : [];
    if (daysMatched === 0) {
      const least = lowest === null ? [] : [words.lowest(...partsOf(lowest))];
      return [words.never(figure(days)), ...least, ...basis];
    }
    return [
      words.matched(figure(daysMatched), figure(days)),
      ...(last === undefined
        ? [words.noNews]
        : [words.fired(figure(firings.length)), words.last(...partsOf(last))]),
      ...basis,
    ];
  };
}
