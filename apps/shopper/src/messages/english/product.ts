import { englishVerdict } from '@pricehunt/offers';
import type { Figure } from '@pricehunt/ui-kit';

/** A product's own page: its offers, its past, its variants. */
export const product = {
  loading: 'Loading the product',
  failed: 'The product did not load',
  gone: {
    title: 'We do not have this product',
    sentence: 'It may have been taken out of the catalog. A search may find it at other shops.',
    browse: 'Look through all products',
  },
  breadcrumbs: 'You are here',
  allProducts: 'All products',
  pictures: 'Pictures',
  picture: (place: Figure, all: Figure) => `Picture ${place.text} of ${all.text}`,
  facts: 'About this product',
  gtin: 'GTIN',
  model: 'Model',
  brand: 'Brand',
  attributes: {
    colour: 'Colour',
    color: 'Colour',
    size: 'Size',
    capacity: 'Capacity',
    material: 'Material',
    pack: 'Pack',
    condition: 'Condition',
  },
  best: {
    at: (shopName: string, held: string) => `${held}, at ${shopName}`,
    goTo: (shopName: string) => `Go to ${shopName}`,
    none: 'Nobody sells it at the moment.',
    notConverted: 'On sale, but only in currencies that have no exchange rate to yours today.',
  },
  askShops: 'Ask all shops now',
  offers: {
    title: 'Offers',
    count: (offers: Figure, shops: Figure) => `${counted(offers, 'offer')} from ${counted(shops, 'shop')}`,
    caption: 'Offers, best delivered price first',
    failed: 'The offers did not load',
    loading: 'Loading offers',
    none: 'No shop of the catalog sells this product at the moment. Asking all shops may find one.',
    notNew: (count: Figure) => `Not new: ${counted(count, 'offer')}`,
    notNewCaption: 'Offers that are not new',
    notShipped: (count: Figure, country: string) =>
      `Show ${counted(count, 'offer')} that ${count.value === 1 ? 'does' : 'do'} not ship to your country (${country})`,
    notShippedCaption: 'Offers that are not delivered to your country',
    order: 'Best delivered price first. Shops pay us for some visits; the order does not know which.',
    how: 'How ranking works',
  },
  report: {
    open: 'wrong?',
    openSpoken: (shopName: string) => `Report a wrong price of ${shopName}`,
    title: (shopName: string) => `What is wrong at ${shopName}?`,
    shown: (price: string) => `Shown here: ${price}.`,
    reason: 'What is wrong',
    reasons: {
      price: 'The price is another one',
      shipping: 'Shipping costs something else',
      availability: 'It is not in stock',
      'other-product': 'It is another product',
      gone: 'The page is gone',
    },
    seen: (currency: string) => `The price at the shop, in ${currency} (optional)`,
    seenProblem: 'Write the price as a number, such as 249.90.',
    note: 'Anything else (optional)',
    whatHappens:
      'Your report goes to the people who run this site, with the price that is shown now. It changes no price by itself, and nothing about you is kept with it.',
    send: 'Send report',
    sent: 'Thank you, the report has arrived',
    sentNext:
      'It is looked at by a person. The price here changes when the shop’s data is read again, and until then it stays as the shop stated it.',
    close: 'Back to the offers',
    failed: 'The report was not sent',
  },
  variants: {
    title: 'Other versions',
    here: 'shown here',
    from: (price: string) => `from ${price}`,
    usedFrom: (price: string) => `used from ${price}`,
    notSold: 'not sold',
    others: 'Others',
  },
  history: {
    title: 'Price history',
    range: 'Days shown',
    days: (days: Figure) => `${days.text} days`,
    year: '1 year',
    line: (days: Figure) => `Lowest price of each day, ${days.text} days`,
    median: '90-day median',
    failed: 'The price history did not load',
    loading: 'Loading the price history',
    none: 'Nobody has watched this price yet. The history begins with the next price that a shop states.',
    evidence: 'What the verdict rests on',
    today: 'Today',
    low30: 'Lowest of 30 days',
    low90: 'Lowest of 90 days',
    lowYear: 'Lowest of the last year',
    trend: 'Trend over 90 days',
    trends: { falling: 'falling', flat: 'steady', rising: 'rising' },
    watched: 'Days watched, of the last 90',
    chips: { great: 'Very good price', good: 'Good price', fair: 'Ordinary price', high: 'High price' },
  },
  verdict: englishVerdict,
  similar: 'Similar products',
  describe: {
    withPrice: (title: string, price: string, shops: number) =>
      `${title} from ${price}: compare ${shops === 1 ? 'the offer of 1 shop' : `the offers of ${shops} shops`}, shipping included, and see whether today’s price is a good one.`,
    withoutPrice: (title: string) =>
      `${title}: where it is sold, what it costs with shipping, and whether today’s price is a good one.`,
  },
};

function counted({ value, text }: Figure, noun: string): string {
  return `${text} ${noun}${value === 1 ? '' : 's'}`;
}
