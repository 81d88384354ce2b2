import type { FeedFormat } from './feed-format';
import { rakutenColumns } from './network-exports';

export type NetworkPreset =
  'awin' | 'cj' | 'impact' | 'rakuten' | 'tradedoubler' | 'daisycon' | 'webgains' | 'google' | 'other';

/** The format if a network's files don't show it; otherwise null. */
export function formatOfPreset(preset: NetworkPreset): FeedFormat | null {
  if (preset !== 'rakuten') return null;
  return {
    kind: 'delimited',
    encoding: 'utf-8',
    delimiter: '|',
    quote: '"',
    newline: '\n',
    headerLine: 1,
    header: rakutenColumns,
    isFramed: true,
  };
}
