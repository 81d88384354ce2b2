import { englishVerdict } from '@pricehunt/offers';
import type { Figure } from '@pricehunt/ui-kit';

export const product = {
  loading: 'Loading product',
  failed: 'We couldn’t load this product',
  gone: {
    title: 'We don’t have this product',
    sentence: 'It may have been removed from our catalog. Try searching for it at other shops.',
    browse: 'Browse all products',
  },
  breadcrumbs: 'Breadcrumb',
  allProducts: 'All products',
  pictures: 'Images',
  picture: (place: Figure, all: Figure) => `Image ${place.text} of ${all.text}`,
  facts: 'Product details',
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
    none: 'No shop sells this product right now.',
    notConverted: 'Available, but only in currencies we can’t convert today.',
  },
  askShops: 'Check all shops now',
  offers: {
    title: 'Offers',
    count: (offers: Figure, shops: Figure) => `${counted(offers, 'offer')} from ${counted(shops, 'shop')}`,
    caption: 'Offers, lowest total price first',
    failed: 'We couldn’t load the offers',
    loading: 'Loading offers',
    none: 'No shop in our catalog sells this product right now. Check all shops to find one.',
    notNew: (count: Figure) => `Used, refurbished or damaged: ${counted(count, 'offer')}`,
    notNewCaption: 'Used, refurbished or damaged offers',
    notShipped: (count: Figure, country: string) =>
      `Show ${counted(count, 'offer')} that ${count.value === 1 ? 'doesn’t' : 'don’t'} ship to your country (${country})`,
    notShippedCaption: 'Offers that don’t ship to your country',
    order: 'Lowest total price first. Some shops pay us a commission. It never affects the ranking.',
    how: 'How ranking works',
  },
  report: {
    open: 'Report a problem',
    openSpoken: (shopName: string) => `Report a problem with ${shopName}`,
    title: (shopName: string) => `Report a problem with ${shopName}`,
    shown: (price: string) => `Price shown here: ${price}`,
    reason: 'What’s wrong?',
    reasons: {
      price: 'The price is different',
      shipping: 'The shipping cost is different',
      availability: 'It’s not in stock',
      'other-product': 'It’s a different product',
      gone: 'The page no longer exists',
    },
    seen: (currency: string) => `Price at the shop in ${currency} (optional)`,
    seenProblem: 'Enter the price as a number, such as 249.90.',
    note: 'Comment (optional)',
    whatHappens:
      'We send your report to the people who run this site, along with the price shown here. It doesn’t change the price by itself, and we don’t store anything about you with it.',
    send: 'Send report',
    sent: 'Thanks, we’ve received your report',
    sentNext:
      'Someone will review it. The price here changes the next time we check the shop. Until then, we show what the shop reported.',
    close: 'Back to offers',
    failed: 'We couldn’t send your report',
  },
  variants: {
    title: 'Other variants',
    here: 'this product',
    from: (price: string) => `from ${price}`,
    usedFrom: (price: string) => `used from ${price}`,
    notSold: 'not available',
    others: 'Other',
  },
  history: {
    title: 'Price history',
    range: 'Period',
    days: (days: Figure) => `${days.text} days`,
    year: '1 year',
    line: (days: Figure) => `Lowest price per day, last ${days.text} days`,
    median: '90-day median',
    failed: 'We couldn’t load the price history',
    loading: 'Loading price history',
    none: 'No price history yet. It starts with the next price we get from a shop.',
    evidence: 'How we rate this price',
    today: 'Today',
    low30: 'Lowest in 30 days',
    low90: 'Lowest in 90 days',
    lowYear: 'Lowest in the last year',
    trend: '90-day trend',
    trends: { falling: 'falling', flat: 'stable', rising: 'rising' },
    watched: 'Days with a price, last 90 days',
    chips: { great: 'Very good price', good: 'Good price', fair: 'Typical price', high: 'High price' },
  },
  verdict: englishVerdict,
  similar: 'Similar products',
  describe: {
    withPrice: (title: string, price: string, shops: number) =>
      `${title} from ${price}: compare prices from ${shops === 1 ? '1 shop' : `${shops} shops`}, shipping included, and see whether now is a good time to buy.`,
    withoutPrice: (title: string) =>
      `${title}: where to buy it, what it costs with shipping, and whether now is a good time to buy.`,
  },
};

function counted({ value, text }: Figure, noun: string): string {
  return `${text} ${noun}${value === 1 ? '' : 's'}`;
}
