import type { OperatorFeed } from '@pricehunt/api-contract/operator-feeds';

export interface FeedDraft {
  readonly name: string;
  readonly link: string;
  readonly preset: OperatorFeed['preset'];
  readonly schedule: OperatorFeed['schedule'];
  readonly currency: string;
  readonly country: string;
  readonly shopName: string;
  /** The shops that the feed is for: a line for each, with the advertiser id behind its address where it is known. */
  readonly shops: string;
  readonly retentionDays: string;
  readonly mayShowHistory: boolean;
  readonly endsWithMembership: boolean;
  readonly columnMapping: OperatorFeed['columnMapping'];
}

export interface DraftFaults {
  readonly name: boolean;
  readonly currency: boolean;
  readonly country: boolean;
  readonly shops: boolean;
  readonly retentionDays: boolean;
}

/** Starts with the strictest licence terms. */
export const newDraft: FeedDraft = {
  name: '',
  link: '',
  preset: 'awin',
  schedule: 'daily',
  currency: '',
  country: '',
  shopName: '',
  shops: '',
  retentionDays: '7',
  mayShowHistory: false,
  endsWithMembership: true,
  columnMapping: [],
};

/** A saved feed's settings; the URL is left empty. */
export function draftOf(feed: OperatorFeed): FeedDraft {
  const { name, preset, schedule, mayShowHistory, endsWithMembership, columnMapping } = feed;
  return {
    name,
    preset,
    schedule,
    mayShowHistory,
    endsWithMembership,
    columnMapping,
    link: '',
    currency: feed.currency ?? '',
    country: feed.country ?? '',
    shopName: feed.shopName ?? '',
    shops: feed.shops.map(shopLine).join('\n'),
    retentionDays: feed.retentionDays === null ? '' : String(feed.retentionDays),
  };
}

export function faultsOf({ name, currency, country, shops, retentionDays }: FeedDraft): DraftFaults {
  const days = Number(retentionDays.trim());
  return {
    name: name.trim() === '',
    currency: !/^([A-Za-z]{3})?$/.test(currency.trim()),
    country: !/^([A-Za-z]{2})?$/.test(country.trim()),
    shops: shopsOf(shops).length === 0,
    retentionDays: retentionDays.trim() !== '' && !(Number.isInteger(days) && days >= 1 && days <= 3_650),
  };
}

export function readingOf(draft: FeedDraft) {
  return {
    preset: draft.preset,
    currency: textOrNull(draft.currency)?.toUpperCase() ?? null,
    country: textOrNull(draft.country)?.toUpperCase() ?? null,
    shopName: textOrNull(draft.shopName),
    shops: shopsOf(draft.shops),
    columnMapping: [...draft.columnMapping],
  };
}

export function shopLine({ domain, advertiserId }: OperatorFeed['shops'][number]): string {
  return advertiserId === null ? domain : `${domain} ${advertiserId}`;
}

/** Reads one shop per line: its domain and, optionally, its advertiser ID. */
export function shopsOf(lines: string): OperatorFeed['shops'] {
  return lines.split('\n').flatMap((line) => {
    const [domain = '', advertiserId = null] = line.trim().split(/[\s,;]+/);
    return domain === '' ? [] : [{ domain, advertiserId }];
  });
}

export function settingsOf(draft: FeedDraft) {
  const { schedule, mayShowHistory, endsWithMembership } = draft;
  return {
    ...readingOf(draft),
    name: draft.name.trim(),
    schedule,
    mayShowHistory,
    endsWithMembership,
    retentionDays: draft.retentionDays.trim() === '' ? null : Number(draft.retentionDays.trim()),
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
