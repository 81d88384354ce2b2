import { merchantProductSorts, merchantProductStandings, pricePlaces } from '@pricehunt/api-contract';
import { availabilities } from '@pricehunt/offers';
import { Button, Form, SelectField, TextField, useFigures } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedsQuery } from '../../../business/set-up-queries';
import { useBusiness } from '../../../business/use-business';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { facetsQuery } from '../requests/product-queries';
import { useAvailabilityWords } from '../use-availability-words';
import { useProductFilters } from '../use-product-filters';

/** Narrows and orders the table of products; each choice says how many it leaves, and the address keeps what is chosen. */
export function ProductFilterBar() {
  const { products: words, feedIssues } = useMessages();
  const { id } = useBusiness();
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
  const issues = facets?.issues ?? [];
  const isIssueMissing =
    filters.issue !== undefined &&
    filters.issue !== 'any' &&
    !issues.some(({ code }) => code === filters.issue);
  return (
    <div className="grid grid-cols-2 items-end gap-3 pb-5 md:grid-cols-3 xl:grid-cols-4">
      <SearchField key={filters.q ?? ''} typed={filters.q ?? ''} onSearch={(text) => change('q', text)} />
      <SelectField
        label={words.standing}
        value={filters.standing ?? ''}
        onChange={({ target }) => change('standing', target.value)}
      >
        <option value="">{words.anyStanding}</option>
        <option value="shown">{counted(words.standings.shown, of(facets?.standings, 'shown'))}</option>
        <option value="hidden">{counted(words.anyHidden, hiddenCount)}</option>
        {merchantProductStandings.map((each) =>
          each === 'shown' ? null : (
            <option key={each} value={each}>
              {counted(words.standings[each], of(facets?.standings, each))}
            </option>
          ),
        )}
      </SelectField>
      <SelectField
        label={words.place}
        value={filters.place ?? ''}
        onChange={({ target }) => change('place', target.value)}
      >
        <option value="">{words.anyPlace}</option>
        {pricePlaces.map((each) => (
          <option key={each} value={each}>
            {counted(words.places[each], of(facets?.places, each))}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.issue}
        value={filters.issue ?? ''}
        onChange={({ target }) => change('issue', target.value)}
      >
        <option value="">{words.anyState}</option>
        <option value="any">{counted(words.anyIssue, facets?.withIssues)}</option>
        {isIssueMissing ? <option value={filters.issue}>{filters.issue}</option> : null}
        {issues.map((issue) => (
          <option key={issue.code} value={issue.code}>
            {counted(feedIssues.meaning(issue).sentence, issue.count)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.availability}
        value={filters.availability ?? ''}
        onChange={({ target }) => change('availability', target.value)}
      >
        <option value="">{words.anyAvailability}</option>
        {availabilities.map((each) => (
          <option key={each} value={each}>
            {counted(availability(each), of(facets?.availabilities, each))}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.source}
        value={filters.feedId ?? ''}
        onChange={({ target }) => change('feedId', target.value)}
      >
        <option value="">{words.anySource}</option>
        {feeds.map((feed) => (
          <option key={feed.id} value={feed.id}>
            {counted(feed.name, of(facets?.feeds, feed.id))}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.sort}
        value={filters.sort}
        onChange={({ target }) => change('sort', target.value)}
      >
        {merchantProductSorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </SelectField>
      {isNarrowed ? (
        <Button size="small" className="justify-self-start" onClick={clear}>
          {words.clear}
        </Button>
      ) : null}
    </div>
  );
}

interface Counted {
  readonly value: string;
  readonly count: number;
}

interface SearchFieldProps {
  readonly typed: string;
  readonly onSearch: (text: string) => void;
}

function SearchField({ typed, onSearch }: SearchFieldProps) {
  const { products: words } = useMessages();
  const [text, setText] = useState(typed);
  return (
    <Form label={words.search} className="max-md:col-span-2" onSubmit={() => onSearch(text.trim())}>
      <TextField
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        value={text}
        enterKeyHint="search"
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === '') onSearch('');
        }}
      />
    </Form>
  );
}
