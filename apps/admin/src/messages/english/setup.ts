import type { Figure } from '@pricehunt/ui-kit';

export const setUp = {
  title: 'Setup',
  lead: 'Complete these steps so that PriceHunt can find prices. You can leave and come back at any time.',
  states: { done: 'Done', open: 'To do', failing: 'Failing', optional: 'Optional' },
  place: {
    title: 'Country and currency',
    lead: 'Default delivery country and currency for new visitors.',
    country: 'Country',
    currency: 'Currency',
  },
  query: 'Test search',
  queryHint: 'A product sold by shops in your country. The Test buttons below search each source for it.',
  exampleQuery: 'Sony WH-1000XM5',
  shops: {
    title: 'Shops',
    lead: 'Enter a shop’s address and PriceHunt detects how to search it. No API key needed. Every comparison then searches the shop for prices, stock and, in many cases, shipping.',
    none: 'No shops yet. Without shops, PriceHunt finds few offers to compare.',
    add: 'Add shop',
  },
  engine: {
    title: 'Search engine',
    lead: 'A web search finds offers at shops you haven’t added. We check each page against the product before we show its offer. Each comparison uses one search.',
  },
  keys: {
    title: 'Marketplaces and services',
    lead: 'Marketplaces such as eBay and Amazon offer a large range of products. Most require an API key, which we store encrypted. Open a source to enter its key.',
    none: 'No marketplaces or services available.',
  },
  working: (working: Figure, all: Figure) => `${working.text} of ${all.text} working`,
  test: 'Test',
  testSpoken: (name: string) => `Test ${name}`,
  found: (count: Figure, milliseconds: Figure) =>
    `${count.text} ${count.value === 1 ? 'offer' : 'offers'} found in ${milliseconds.text} ms.`,
  outcomes: {
    found: 'Offers found.',
    nothing: 'The source is working but has no offers for this search.',
    failed: 'The search failed.',
    'timed-out': 'No response within 15 seconds.',
    'not-asked':
      'Not tested. The source is off, paused after errors, over its daily limit, or has no API key.',
  },
  sourceStates: {
    'no-key': 'API key missing',
    off: 'Off',
    untried: 'Not tested',
    failing: 'Failing',
    works: 'Working',
  },
  feeds: {
    title: 'Affiliate feeds',
    lead: 'Product feeds from affiliate networks and shops. They add products to your catalog and, if their licence allows it, price history.',
    open: 'Open affiliate feeds',
  },
  affiliate: {
    title: 'Affiliate IDs',
    lead: 'Earn commission when shoppers buy through your links. Affiliate IDs never affect the order of offers.',
    open: 'Open affiliate programs',
  },
  mail: {
    title: 'E-mail',
    lead: 'PriceHunt sends e-mail to verify addresses, reset passwords and deliver price alerts.',
    isSent: 'A mail server is configured (SMTP_URL).',
    isStored:
      'No mail server is configured. E-mails are stored in a folder on the server and aren’t sent. Set SMTP_URL and MAIL_FROM, then restart.',
    test: 'Send test e-mail',
    outcomes: {
      sent: (at: string) => `Test e-mail sent on ${at}`,
      stored: (at: string) => `Test e-mail stored on the server on ${at}`,
      failed: (at: string) => `The mail server rejected the test e-mail on ${at}`,
    },
  },
};
