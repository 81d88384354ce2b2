import type { CategoryView } from '@pricehunt/api-contract';
import type { AlertedSearchView } from '@pricehunt/api-contract/search-alerts';
import { formatMoney } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useCategoryNames } from '../../catalog/category-names';
import { useMessages } from '../../messages/use-messages';

/** Returns functions that name what a search alert looks for, and when it fires. */
export function useSearchAlertWords(): {
  readonly nameOf: (search: AlertedSearchView, category: CategoryView | null) => string;
  readonly ruleOf: (search: AlertedSearchView, currency: string) => string;
} {
  const { priceAlerts, browse } = useMessages();
  const words = priceAlerts.search;
  const locale = useDisplayLocale();
  const categoryName = useCategoryNames();
  return {
    nameOf: (search, category) =>
      [
        ...(search.words === '' ? [] : [words.quoted(search.words)]),
        ...(search.category === null
          ? []
          : [category === null ? search.category : categoryName(category.name)]),
        ...search.brands,
        ...search.shops,
      ].join(', '),
    ruleOf: (search, currency) => {
      const amount = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale);
      const percent = new Intl.NumberFormat(locale, { style: 'percent' });
      return [
        search.dropPercent === null
          ? words.rules.match
          : words.rules.drop(percent.format(search.dropPercent / 100)),
        ...(search.minMinor === null ? [] : [words.rules.atLeast(amount(search.minMinor))]),
        ...(search.maxMinor === null ? [] : [words.rules.atMost(amount(search.maxMinor))]),
        ...search.conditions.map((condition) => browse.filters.conditions[condition]),
        ...(search.isInStock ? [browse.filters.inStock] : []),
        ...(search.shipsFree ? [browse.filters.freeShipping] : []),
      ].join(', ');
    },
  };
}
