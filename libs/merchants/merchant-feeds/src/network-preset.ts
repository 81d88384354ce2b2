import type { FeedFormat } from './feed-format';
import { rakutenColumns } from './network-exports';

/** What a feed is read as: the files of a network, or any that its columns tell. */
export type NetworkPreset =
  'awin' | 'cj' | 'impact' | 'rakuten' | 'tradedoubler' | 'daisycon' | 'webgains' | 'google' | 'other';

/** The format of a network's files where they don't show it themselves; null where they do. */
export function formatOfPreset(preset: NetworkPreset): FeedFormat | null {
  if (preset !== 'rakuten') return null;
  return {
    ...{ kind: 'delimited', encoding: 'utf-8', delimiter: '|', quote: '"', newline: '\n', headerLine: 1 },
    header: rakutenColumns,
    isFramed: true,
  };
}
