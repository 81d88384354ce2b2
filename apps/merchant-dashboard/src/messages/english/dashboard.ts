import type { Figure } from '@pricehunt/ui-kit';

/** The dashboard: its navigation and its first page. */
export const dashboard = {
  navigation: {
    home: 'Home',
    activity: 'Activity',
    integrate: 'Integrate',
    analytics: 'Analytics',
    products: 'Products',
    settings: 'Settings',
    attribution: 'Attribution',
    commission: 'Commission',
    orders: 'Orders',
  },
  accountMenu: (business: string) => `Account, acting for ${business}`,
  actFor: (business: string) => `Act for ${business}`,
  switched: (business: string) => `You now act for ${business}.`,
  signOut: 'Sign out',
  suspended: 'This business is suspended',
  suspendedFor: (reason: string) => `Reason: ${reason}`,
  suspendedSentence:
    'Shoppers don’t see your products. You can view and export your data, but not change it. Contact the operator of this site.',
  pending: 'waiting for approval',
  active: 'active',
  suspendedChip: 'suspended',
  lookBack: 'Days to look back',
  lastDays: { '7': '7 days', '30': '30 days' },
  latestOrders: 'Latest orders',
  allOrders: 'All orders',
  priceStanding: 'Price position',
  allPrices: 'All prices',
  cheapestIn: (share: string, products: Figure) =>
    `Cheapest in ${share} of the ${products.text} products that other shops sell too.`,
  setUp: {
    title: 'Set up your shop',
    sentence: 'What is left until the first order that we brought you.',
    done: 'done',
    open: 'to do',
    steps: {
      'verify-email': {
        title: 'Confirm your e-mail address',
        todo: (email: string) => `Open the link that we sent to ${email}.`,
        done: (email: string) => `${email} is yours.`,
      },
      'verify-domain': {
        title: 'Prove your store’s domain',
        todo: (_email: string) => 'Only who owns a store may speak for it.',
        done: (_email: string) => 'The domain is yours.',
      },
      'add-products': {
        title: 'Bring your catalog',
        todo: (_email: string) => 'A Shopify store, a product feed, or pushes by an API key.',
        done: (_email: string) => 'Your products are here.',
      },
      'first-click': {
        title: 'Get your first click',
        todo: (_email: string) => 'It comes by itself, once shoppers find your products.',
        done: (_email: string) => 'Shoppers have come to your store from here.',
      },
      'first-order': {
        title: 'See your first order',
        todo: (_email: string) => 'Connect your orders, and you see which clicks led to them.',
        done: (_email: string) => 'An order came from a click here.',
      },
    },
    resend: 'Send the link again',
    resent: 'The link is on its way. Look into your mailbox.',
    go: {
      'verify-email': 'Send the link again',
      'verify-domain': 'Prove the domain',
      'add-products': 'Bring the catalog',
      'first-click': 'See the products',
      'first-order': 'Connect orders',
    },
  },
};
