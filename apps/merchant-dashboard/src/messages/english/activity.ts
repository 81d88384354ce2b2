import type { Figure } from '@pricehunt/ui-kit';

/** What happens, as it happens. */
export const activity = {
  title: 'Activity',
  lead: 'Clicks, referrals, events and orders, as they come in.',
  caption: 'What happened, the latest first',
  loading: 'Reading what happened',
  empty: 'Nothing has happened yet',
  emptySentence: 'Clicks, referrals, events and orders appear here within seconds. Leave the page open.',
  connect: 'Connect your store',
  none: 'Nothing of this kind has happened',
  noneSentence: 'Take a filter away to see more, or leave the page open: what fits appears here.',
  clear: 'Take all filters away',
  more: 'Show what was before',
  csv: 'Download as CSV',
  live: {
    connecting: 'connecting',
    live: 'live',
    reconnecting: 'reconnecting',
    paused: 'paused',
  },
  pause: 'Pause',
  resume: 'Go on',
  held: (count: Figure) => `Show ${count.text} new`,
  broken: 'What happens is not shown as it happens just now. It is tried again every few seconds.',
  columns: {
    when: 'When',
    what: 'What',
    source: 'Source',
    visitor: 'Visitor',
    place: 'Price place',
    amount: 'Amount',
  },
  kinds: { click: 'Click', referral: 'Referral', event: 'Event', order: 'Order', refund: 'Refund' },
  place: (position: Figure, offers: Figure) => `${position.text} of ${offers.text}`,
  credited: 'credited',
  notCredited: 'not credited',
  bot: 'program',
  botBecause: (why: string) => `program: ${why}`,
  botReason: (code: string): string => botReasons.get(code) ?? code,
  own: 'your own people, not billed',
  repeat: 'again within the hour, not billed',
  filters: {
    label: 'Narrow what is shown',
    kind: 'What',
    anyKind: 'Everything',
    visit: 'By whom',
    visits: { all: 'people and programs', person: 'people alone', bot: 'programs alone' },
    product: 'one product alone',
    source: 'Source',
    anySource: 'Any source',
  },
};

const botReasons: ReadonlyMap<string, string> = new Map([
  ['bot-user-agent', 'says so itself'],
  ['no-user-agent', 'says nothing of itself'],
]);
