import type { DealVerdictView } from '@pricehunt/api-contract';
import { formatMoney } from '@pricehunt/offers';
import { figureOf, useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

/** Gives what says a verdict on today's price with its distance from the usual one. */
export function useVerdictSentence(): (verdict: DealVerdictView) => string {
  const { verdict: words } = useMessages().product;
  const locale = useDisplayLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return ({ verdict, median90, percentBelowMedian, daysOfData }) => {
    if (verdict === 'not-enough-data' || median90 === null || percentBelowMedian === null) {
      return words.tooEarly(figureOf(daysOfData, locale));
    }
    const median = formatMoney(median90, locale);
    const size = percent.format(Math.abs(percentBelowMedian) / 100);
    if (Math.abs(percentBelowMedian) < 1) return words[verdict](words.atMedian(median));
    return words[verdict](percentBelowMedian > 0 ? words.under(size, median) : words.over(size, median));
  };
}
