import { merchantProductSorts } from '@pricehunt/api-contract/merchant-products';
import { merchantProductStandings } from '@pricehunt/business-accounts';
import { availabilities, pricePlaces } from '@pricehunt/offers';
import { useFigures } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { feedsQuery } from '../../../business/setup-queries';
import { useBusiness } from '../../../business/use-business';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { FilterBar } from '../../../views/filter-bar';
import { SearchField } from '../../../views/search-field';
import { countBeaten, facetsQuery } from '../requests/product-queries';
import { useAvailabilityWords } from '../use-availability-words';
import { useProductFilters } from '../use-product-filters';

/** Filters and sorting of the product table, each option with its count; in the URL. */
export function ProductFilterBar() {
  const { products: words, feedIssues } = useMessages();
  const { id, status } = useBusiness();
  const { openApi } = useMerchantServices();
  const feeds = useQuery(feedsQuery(openApi, id)).data ?? [];
  const { filters, isNarrowed, change, clear } = useProductFilters();
  const facets = useQuery(facetsQuery(openApi, id, filters)).data;
  const { availability } = useAvailabilityWords();
  const figure = useFigures();
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : words.counted(label, figure(count));
  const of = (counts: readonly Counted[] | undefined, value: string) =>
    counts === undefined ? undefined : (counts.find((each) => each.value === value)?.count ?? 0);
  const hiddenCount = facets?.standings.reduce(
    (sum, { value, count }) => (value === 'shown' ? sum : sum + count),
    0,
  );
  const beatenCount = facets === undefined ? undefined : countBeaten(facets);
  const issues = facets?.issues ?? [];
  const { standing, place, issue, availability: stock, feedId } = filters;
  const isIssueMissing = issue !== undefined && issue !== 'any' && !issues.some(({ code }) => code === issue);
  return (
    <FilterBar
      label={words.filters}
      clearing={isNarrowed ? { label: words.clear, onClear: clear } : null}
      first={
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          searched={filters.q ?? ''}
          onSearch={(text) => change('q', text)}
        />
      }
      choices={[
        {
          label: words.standing,
          chosen: standing,
          choices: [
            ['', words.anyVisibility],
            [
              'shown',
              counted(
                words.visibilities[status === 'pending' ? 'shown-pending' : 'shown'],
                of(facets?.standings, 'shown'),
              ),
            ],
            ['hidden', counted(words.anyHidden, hiddenCount)],
            ...merchantProductStandings
              .filter((each) => each !== 'shown')
              .map((each) => [each, counted(words.visibilities[each], of(facets?.standings, each))] as const),
          ],
          onChoose: (chosen) => change('standing', chosen),
        },
        {
          label: words.place,
          chosen: place,
          choices: [
            ['', words.anyPlace],
            ['beaten', counted(words.beaten, beatenCount)],
            ...pricePlaces.map(
              (each) => [each, counted(words.places[each], of(facets?.places, each))] as const,
            ),
          ],
          onChoose: (chosen) => change('place', chosen),
        },
        {
          label: words.issue,
          chosen: issue,
          choices: [
            ['', words.anyState],
            ['any', counted(words.anyIssue, facets?.withIssues)],
            ...(isIssueMissing ? [[issue, issue] as const] : []),
            ...issues.map(
              (each) => [each.code, counted(feedIssues.meaning(each).sentence, each.count)] as const,
            ),
          ],
          onChoose: (chosen) => change('issue', chosen),
        },
        {
          label: words.availability,
          chosen: stock,
          choices: [
            ['', words.anyAvailability],
            ...availabilities.map(
              (each) => [each, counted(availability(each), of(facets?.availabilities, each))] as const,
            ),
          ],
          onChoose: (chosen) => change('availability', chosen),
        },
        {
          label: words.source,
          chosen: feedId,
          choices: [
            ['', words.anySource],
            ...feeds.map((feed) => [feed.id, counted(feed.name, of(facets?.feeds, feed.id))] as const),
          ],
          onChoose: (chosen) => change('feedId', chosen),
        },
        {
          label: words.sort,
          isOrder: true,
          chosen: filters.sort,
          choices: merchantProductSorts.map((sort) => [sort, words.sorts[sort]] as const),
          onChoose: (chosen) => change('sort', chosen),
        },
      ]}
    />
  );
}

interface Counted {
  readonly value: string;
  readonly count: number;
}
