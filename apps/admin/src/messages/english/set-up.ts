import type { Figure } from '@pricehunt/ui-kit';

/** The set-up page of a new installation. */
export const setUp = {
  title: 'Set-up',
  lead: 'What this installation needs to find prices. Every state below is live, so you can leave and come back at any time.',
  states: { done: 'Done', open: 'To do', failing: 'Failing', optional: 'Optional' },
  place: {
    title: 'Country and currency',
    lead: 'Visitors who chose neither get delivered prices for this country, in this currency.',
    country: 'Country',
    currency: 'Currency',
  },
  query: 'Search to test sources with',
  queryHint:
    'A product that the shops of your country sell. Each Test button below searches one source for it, live.',
  exampleQuery: 'Sony WH-1000XM5',
  shops: {
    title: 'Add shops',
    lead: 'Paste a shop’s address and PriceHunt finds out how to search it. Needs no key. Each shop brings its prices, stock and often shipping to every comparison.',
    none: 'No shops yet. Without any, a pasted link has little to be compared with.',
    add: 'Add shop',
  },
  engine: {
    title: 'Search engine',
    lead: 'A web search finds shops that nobody added. Their pages are read and matched before anything is shown. It costs a call to the search engine for each comparison.',
  },
  keys: {
    title: 'Marketplaces and services',
    lead: 'Services such as marketplaces search a large range with one call. Most need a key of yours, which is stored encrypted. Open one to enter its key.',
    none: 'No services are configured.',
  },
  working: (working: Figure, all: Figure) => `${working.text} of ${all.text} answered their latest search.`,
  test: 'Test',
  testSpoken: (name: string) => `Test ${name}`,
  found: (count: Figure, milliseconds: Figure) =>
    `${count.text} ${count.value === 1 ? 'offer' : 'offers'} in ${milliseconds.text} ms.`,
  outcomes: {
    found: 'Offers found.',
    nothing: 'It answered, but has no offer for this search.',
    failed: 'It failed.',
    'timed-out': 'No answer within 15 seconds.',
    'not-asked':
      'It wasn’t asked: it is off, out of calls for today, paused after errors, or its key is missing.',
  },
  sourceStates: {
    'no-key': 'Key missing',
    off: 'Off',
    untried: 'Not tried yet',
    failing: 'Failing',
    works: 'Working',
  },
  feeds: {
    title: 'Your own feeds',
    lead: 'Product files of affiliate networks and shops. They fill the catalog with products to browse and, where their terms allow it, with price history.',
    open: 'Open feeds',
  },
  affiliate: {
    title: 'Affiliate ids',
    lead: 'With your ids, links to shops that pay for visits are tagged. The order of offers never depends on it.',
    open: 'Open affiliate ids',
  },
  mail: {
    title: 'Mail',
    lead: 'Shoppers need mail to confirm their address, to reset a password and to get price alerts.',
    isSent: 'A mail server is configured (SMTP_URL).',
    isStored:
      'No mail server is configured: mail is stored in a folder on the server, and nobody receives it. Set SMTP_URL and MAIL_FROM and restart.',
    test: 'Send a test mail to me',
    outcomes: {
      sent: (at: string) => `Test mail accepted by the server, ${at}. Check your mailbox.`,
      stored: (at: string) => `Test mail stored in the folder, ${at}`,
      failed: (at: string) => `The mail server refused the test mail, ${at}`,
    },
  },
};
