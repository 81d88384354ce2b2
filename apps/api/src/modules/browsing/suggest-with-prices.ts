import type { suggestProducts } from '@pricehunt/api-contract/browsing';
import { cheapestVersion } from '@pricehunt/offers';
import type { SearchItem, Storage } from '@pricehunt/storage';
import type { PlaceOfRequest } from '../../access/country-of-request';
import type { EndpointAnswer } from '../../plugins/contract';
import { priceHoldsOf } from '../../pricing/price-holds';
import { familyKeyOf } from '../../products/product-variants';

type Suggested = EndpointAnswer<typeof suggestProducts>['items'][number];

const suggestionsMax = 8;

/** More are read, because the versions of one product become one suggestion. */
const readMax = 24;

export async function suggestWithPrices(
  { search }: Pick<Storage, 'search'>,
  words: string,
  place: PlaceOfRequest,
): Promise<Suggested[]> {
  const found = await search.suggest(words, readMax);
  const ids = found.flatMap(({ kind, value }) => (kind === 'product' ? [value] : []));
  const items = ids.length === 0 ? [] : await search.listItems(ids, place);
  const itemOf = new Map(items.map((item) => [item.product.id, item]));
  const families = new Map<string, SearchItem[]>();
  const leads: { readonly suggestion: (typeof found)[number]; readonly versions: readonly SearchItem[] }[] =
    [];
  for (const suggestion of found) {
    const item = suggestion.kind === 'product' ? itemOf.get(suggestion.value) : undefined;
    const family = item === undefined ? null : familyKeyOf(item.product);
    const known = family === null ? undefined : families.get(family);
    if (item !== undefined && known !== undefined) {
      known.push(item);
      continue;
    }
    const versions = item === undefined ? [] : [item];
    if (family !== null) families.set(family, versions);
    leads.push({ suggestion, versions });
  }
  return leads.slice(0, suggestionsMax).map(({ suggestion, versions }) => {
    const [lead] = versions;
    const cheapest = lead && cheapestVersion(lead, versions);
    return {
      ...suggestion,
      lowestPrice: cheapest?.lowestPrice ?? null,
      ...(cheapest === undefined ? {} : priceHoldsOf(cheapest)),
      condition: cheapest?.condition ?? null,
      imageUrl: versions.find(({ product }) => product.imageUrl !== null)?.product.imageUrl ?? null,
      offerCount: versions.reduce((sum, { offerCount }) => sum + offerCount, 0),
      versionCount: Math.max(1, versions.length),
    };
  });
}
