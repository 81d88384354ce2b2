import { merchantProductSorts } from '@pricehunt/api-contract';
import { availabilities } from '@pricehunt/offers';
import { Button, Form, SelectField, TextField, useFigures } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { feedsQuery } from '../../../business/set-up-queries';
import { useBusiness } from '../../../business/use-business';
import { issueGroupsOf } from '../issue-groups';
import { useAvailabilityWords } from '../use-availability-words';
import { useProductFilters } from '../use-product-filters';

/** Narrows and orders the table of products; the address keeps what is chosen. */
export function ProductFilterBar() {
  const { products: words, feedIssues } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const feeds = useQuery(feedsQuery(openApi, id)).data ?? [];
  const { filters, isNarrowed, change, clear } = useProductFilters();
  const { availability } = useAvailabilityWords();
  const figure = useFigures();
  const issues = issueGroupsOf(feeds);
  return (
    <div className="grid grid-cols-2 items-end gap-3 pb-5 lg:grid-cols-[minmax(12rem,1fr)_repeat(4,minmax(8rem,11rem))]">
      <SearchField key={filters.q ?? ''} typed={filters.q ?? ''} onSearch={(text) => change('q', text)} />
      <SelectField
        label={words.issue}
        value={filters.issue ?? ''}
        onChange={({ target }) => change('issue', target.value)}
      >
        <option value="">{words.anyState}</option>
        <option value="any">{words.anyIssue}</option>
        {filters.issue === undefined ||
        filters.issue === 'any' ||
        issues.some(({ code }) => code === filters.issue) ? null : (
          <option value={filters.issue}>{filters.issue}</option>
        )}
        {issues.map((issue) => (
          <option key={issue.code} value={issue.code}>
            {words.issueCode(feedIssues.meaning(issue).sentence, figure(issue.count))}
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
            {availability(each)}
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
            {feed.name}
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

interface SearchFieldProps {
  readonly typed: string;
  readonly onSearch: (text: string) => void;
}

function SearchField({ typed, onSearch }: SearchFieldProps) {
  const { products: words } = useMessages();
  const [text, setText] = useState(typed);
  return (
    <Form label={words.search} className="max-lg:col-span-2" onSubmit={() => onSearch(text.trim())}>
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
