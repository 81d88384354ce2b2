import { minorUnitDigits, moneyParts } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';
import type { PriceChoice } from './browse-choices';

/** Returns a function that names a price range, such as "Under €100" or "€200 or more". */
export function usePriceWords(): (price: PriceChoice) => string {
  const { filters } = useMessages().browse;
  const locale = useDisplayLocale();
  return ({ minMinor, maxMinor, currency }) => {
    const unit = 10 ** minorUnitDigits(currency);
    const written = (amountMinor: number) => {
      const parts = moneyParts({ amountMinor, currency }, locale);
      const isWhole = amountMinor % unit === 0;
      return parts
        .filter(({ part }) => !isWhole || (part !== 'separator' && part !== 'minor'))
        .map(({ text }) => text)
        .join('');
    };
    // A bound of 199.99 is shown as "under 200".
    const isJustUnder = maxMinor !== null && (maxMinor + 1) % unit === 0;
    const most = maxMinor === null ? '' : written(isJustUnder ? maxMinor + 1 : maxMinor);
    if (minMinor === null) return filters.under(most);
    return maxMinor === null ? filters.over(written(minMinor)) : filters.between(written(minMinor), most);
  };
}
