import { listHistory } from '@pricehunt/api-contract/shopper-lists';
import type { HistoryEntry } from '@pricehunt/api-contract/shopper-lists';
import { useSavedList } from './use-saved-list';
import type { SavedListKind } from './use-saved-list';

const kind: SavedListKind<HistoryEntry, HistoryEntry> = {
  name: 'history',
  changesOf: ({ history }) => history,
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
  return useSavedList(kind);
}
