import { listHistory } from '@pricehunt/api-contract';
import type { HistoryEntry } from '@pricehunt/api-contract';
import { useKeptList } from './use-kept-list';
import type { KeptListKind } from './use-kept-list';

const kind: KeptListKind<HistoryEntry, HistoryEntry> = {
  name: 'history',
  newsOf: ({ history }) => history,
  readPage: (api, _place, cursor, signal) =>
    api.call(
      listHistory,
      { query: { limit: '200', ...(cursor === undefined ? {} : { cursor }) } },
      { signal },
    ),
  shownOf: (entry) => entry,
  entryOf: (entry) => entry,
  keyOf: ({ key }) => key,
};

/** The shopper's history, latest first. */
export function useHistory() {
  return useKeptList(kind);
}
