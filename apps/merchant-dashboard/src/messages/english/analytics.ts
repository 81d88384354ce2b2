import type { Figure } from '@pricehunt/ui-kit';

/** Traffic over time, breakdowns and the funnel; price position; search demand. */
export const analytics = {
  title: 'Analytics',
  lead: 'How shoppers on PriceHunt find and buy your products.',
  views: { label: 'Analytics sections', traffic: 'Traffic', prices: 'Prices', wanted: 'Demand' },
  empty: 'No data for this period',
  emptySentence:
    'Choose a different date range. Data starts when the first shopper sees one of your products.',
  interval: 'Group by',
  csv: 'Download CSV',
  countedUntil: (moment: string) => `Data up to ${moment}.`,
  honest: {
    title: 'Click quality',
    sentence: 'All clicks, clicks by people, and billable clicks. Every excluded click has a reason.',
    all: 'All clicks',
    human: 'By people',
    billable: 'Billable',
    reasons: {
      bot: 'Bots',
      own: 'Your own team',
      repeat: 'Repeat clicks within an hour',
    },
    because: (reason: string, detail: string) => `${reason}: ${detail}`,
    leftOut: 'Excluded clicks',
    nothing: 'No clicks were excluded.',
  },
  people: {
    visitors: (count: Figure) => `${count.text} daily unique ${count.value === 1 ? 'visitor' : 'visitors'}`,
    referrals: (count: Figure) => `${count.text} ${count.value === 1 ? 'referral' : 'referrals'}`,
    events: (count: Figure) => `${count.text} ${count.value === 1 ? 'event' : 'events'}`,
  },
  breakdown: {
    title: 'Breakdown',
    by: 'Break down by',
    loading: 'Loading breakdown',
    dimensions: {
      product: 'Product',
      source: 'Source',
      medium: 'Medium',
      campaign: 'Campaign',
      country: 'Country',
      device: 'Device',
      retailer: 'Store',
      position: 'Price rank',
      'price-gap': 'Price difference',
    },
    columns: {
      impressions: 'Impressions',
      clicks: 'Clicks',
      orders: 'Orders',
      revenue: 'Revenue',
      rate: 'Click-through rate',
    },
    unknown: 'Unknown',
    unknownClicks: (unknown: Figure, all: Figure) =>
      `${unknown.text} of ${all.text} ${all.value === 1 ? 'click' : 'clicks'} can’t be broken down this way.`,
    place: (position: string) => `Rank ${position}`,
    none: 'No data for this period.',
    more: 'Load more',
  },
  funnel: {
    title: 'Conversion funnel',
    loading: 'Loading funnel',
    steps: { impression: 'Impressions', click: 'Clicks', order: 'Orders' },
    before: (step: string, count: Figure) => `${step} in the previous period: ${count.text}`,
  },
  gaps: {
    alone: 'Only seller',
    'cheaper-over-10': 'More than 10% cheaper',
    'cheaper-up-to-10': 'Up to 10% cheaper',
    same: 'Same price',
    'dearer-up-to-5': 'Up to 5% more expensive',
    'dearer-up-to-10': '5–10% more expensive',
    'dearer-up-to-20': '10–20% more expensive',
    'dearer-over-20': 'More than 20% more expensive',
  },
  prices: {
    title: 'Price position',
    sentence:
      'Your price against the cheapest other offer for the same product. Prices are in your currency and for your store’s home country, with shipping where it’s known.',
    clickBasis:
      'The price to win is an item price, before shipping. More clicks are an estimate: the share of a product’s clicks that the cheapest offer usually gets, less the clicks you had in the last 30 days.',
    rankedAt: (moment: string) =>
      `As of ${moment}. Updated every hour, after each import, and within five minutes of a change in your store or by the API.`,
    loading: 'Loading price position',
    notYet: 'No price comparison yet',
    notYetSentence: 'We compare prices every hour once your products are visible to shoppers.',
    cheapest: 'Cheapest',
    beaten: 'Beaten',
    alone: 'Only seller',
    products: (count: Figure) => `${count.text} ${count.value === 1 ? 'product' : 'products'}`,
    productsAndClicks: (products: Figure, clicks: Figure) =>
      `${products.text} · ${clicks.text} ${clicks.value === 1 ? 'click' : 'clicks'}`,
    clicksNote: (clicks: Figure) =>
      `${clicks.text} ${clicks.value === 1 ? 'click' : 'clicks'} in the last 30 days`,
    distribution: 'Products by price difference',
    table: 'Your prices and the competition',
    filter: 'Price difference',
    anyGap: 'All price differences',
    sort: 'Sort by',
    sorts: {
      impact: 'Biggest opportunity',
      clicks: 'Most clicks',
      dearest: 'Most expensive first',
      cheapest: 'Cheapest first',
    },
    filters: 'Price filters',
    more: 'Load more',
  },
  wanted: {
    title: 'In demand, but not in your catalog',
    sentence: (least: Figure) =>
      `What shoppers searched for and you don’t offer. To protect their privacy, we only list searches that at least ${least.text} visitors made on the same day.`,
    loading: 'Loading search demand',
    empty: 'No gaps in your catalog',
    emptySentence:
      'Either you already sell what shoppers search for, or too few shoppers searched for the same product.',
    caption: 'In demand, but not in your catalog, most searched first',
    columns: {
      what: 'Search',
      searches: 'Searches',
      searchers: 'Visitors',
      price: 'Typical price',
      offers: 'Offers',
    },
    words: (words: string) => `“${words}”`,
    noPrice: 'No offers',
    from: (lowest: string) => `from ${lowest}`,
    more: 'Load more',
  },
};
