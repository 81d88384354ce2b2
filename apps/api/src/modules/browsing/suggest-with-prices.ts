import type { Storage } from '@pricehunt/storage';
import type { PlaceOfRequest } from '../../access/country-of-request';
import { priceHoldsOf } from '../../pricing/price-holds';

const suggestionsMax = 8;

export async function suggestWithPrices(
  { search }: Pick<Storage, 'search'>,
  words: string,
  place: PlaceOfRequest,
) {
  const suggestions = await search.suggest(words, suggestionsMax);
  const ids = suggestions.flatMap(({ kind, value }) => (kind === 'product' ? [value] : []));
  const items = ids.length === 0 ? [] : await search.listItems(ids, place);
  const itemOf = new Map(items.map((item) => [item.product.id, item]));
  return suggestions.map((suggestion) => {
    const item = suggestion.kind === 'product' ? itemOf.get(suggestion.value) : undefined;
    return {
      ...suggestion,
      lowestPrice: item?.lowestPrice ?? null,
      ...(item === undefined ? {} : priceHoldsOf(item)),
      condition: item?.condition ?? null,
    };
  });
}
