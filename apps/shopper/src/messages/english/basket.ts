import type { Figure } from '@pricehunt/ui-kit';

export const basket = {
  title: 'Shopping list',
  lead: 'Where to buy everything together for the lowest total, with one shipping charge per shop.',
  name: 'List name',
  products: 'Products on this list',
  unnamed: 'Unknown product',
  quantityOf: (title: string) => `Quantity: ${title}`,
  remove: (title: string) => `Remove ${title}`,
  loading: 'Finding the cheapest shops',
  failed: 'We couldn’t compare the shops',
  emptyTitle: 'This list is empty',
  emptySentence:
    'Add products to your favourites, then select “Cheapest way to buy”. You’ll see which shop to buy each product from, with shipping.',
  favorites: 'Go to favourites',
  saving: {
    save: 'Save list',
    onDevice: 'Saved on this device',
    inAccount: 'Saved in your account',
    lists: 'Shopping lists',
    count: (count: Figure) => `${count.text} ${count.value === 1 ? 'product' : 'products'}`,
    remove: (name: string) => `Delete list ${name}`,
    removed: (name: string) => `Deleted ${name}`,
    undo: 'Undo',
    full: 'You can save up to 100 lists. Delete one to save another.',
  },
  plansTitle: 'Cheapest way to buy',
  plans: 'Number of shops',
  planNames: { cheapest: 'Cheapest', twoShops: 'At most two shops', oneShop: 'All from one shop' },
  noPlan: {
    cheapest: 'Not available',
    twoShops: 'No two shops have everything',
    oneShop: 'No shop has everything',
  },
  shops: (count: Figure) => `${count.text} ${count.value === 1 ? 'shop' : 'shops'}`,
  more: 'more',
  proven: 'No other combination of shops costs less.',
  atMost: (amount: string) => `At most ${amount} more than the lowest possible total.`,
  basis:
    'Each shop is one order. It pays the highest shipping charge of its items, unless the shop charges by weight. The shop’s checkout has the final amount.',
  mixedTax: 'Some prices in this total include tax and others don’t.',
  leftOutOfTotals: (count: Figure) =>
    `${count.text} ${count.value === 1 ? 'product isn’t' : 'products aren’t'} in these totals.`,
  nothingPlanned:
    'No shop states what it costs to ship these products to you, so there’s no total to compare.',
  nothingSold: 'No shop has these products in stock and delivers them to you.',
  leftOut: {
    'shipping-not-stated': 'Shipping not stated, so not in the totals.',
    'not-sold': 'No shop has it in stock and delivers it to you.',
    'unknown-product': 'This product is no longer listed.',
  },
  itemsFrom: (shop: string) => `Lowest item price, at ${shop}:`,
  openNext: (shop: string) => `Open next: ${shop}`,
  openedOf: (opened: Figure, all: Figure) => `${opened.text} of ${all.text} product pages opened`,
  opened: '(opened)',
  soldBy: (seller: string) => `sold by ${seller}`,
  times: (quantity: number) => `${quantity} ×`,
  shipsFree: 'Free shipping',
  shipping: (cost: string) => `plus ${cost} shipping`,
  shippingFreeFrom: (cost: string, freeFrom: string, missing: string) =>
    `plus ${cost} shipping, free from ${freeFrom} (${missing} more)`,
  follow: {
    title: 'Follow price drops',
    sentence: 'Add one of these links to your feed reader or calendar to see when a shop lowers a price.',
    feed: 'Feed (Atom)',
    calendar: 'Calendar (ICS)',
  },
};
