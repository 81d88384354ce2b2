import type { SearchAlertView } from '@pricehunt/api-contract/search-alerts';
import { findCategory } from '@pricehunt/product-categories';
import type { AlertedSearch, SearchAlertRow } from '@pricehunt/storage';
import { categoryViewOf } from '../../products/category-views';
import type { AlertLanguage } from './alert-words';

export function searchAlertView(alert: SearchAlertRow): SearchAlertView {
  const { search } = alert;
  const category = findCategory(search.category ?? '');
  return {
    id: alert.id,
    search: {
      ...search,
      brands: [...search.brands],
      shops: [...search.shops],
      conditions: [...search.conditions],
    },
    category: category && categoryViewOf(category),
    currency: alert.currency,
    country: alert.country,
    channels: [...alert.channels],
    state: stateOf(alert),
    createdAt: alert.createdAt,
    matchCount: alert.lacksRate ? null : alert.matchCount,
    lastFiredAt: alert.lastFiredAt,
    firingCount: alert.firingCount,
  };
}

function stateOf({ isPaused, lacksRate, matchCount }: SearchAlertRow): SearchAlertView['state'] {
  if (isPaused) return 'paused';
  if (lacksRate) return 'awaiting-rate';
  return matchCount === null ? 'too-broad' : 'active';
}

/** What the search looks for, such as "“kettle”, Kitchen, Aurora". */
export function searchName(search: AlertedSearch, language: AlertLanguage): string {
  const { words, category, brands, shops } = search;
  const quoted = language === 'de' ? `„${words}“` : `“${words}”`;
  return [
    ...(words === '' ? [] : [quoted]),
    ...(category === null ? [] : [findCategory(category)?.name[language] ?? category]),
    ...brands,
    ...shops,
  ].join(', ');
}
