import type { Figure } from '@pricehunt/ui-kit';

/** The dashboard's navigation and home screen. */
export const dashboard = {
  navigation: {
    home: 'Home',
    activity: 'Activity',
    integrate: 'Integration',
    analytics: 'Analytics',
    products: 'Products',
    settings: 'Settings',
    attribution: 'Attribution',
    commission: 'Commission',
    orders: 'Orders',
  },
  accountMenu: (business: string) => `Account menu, ${business}`,
  actFor: (business: string) => `Switch to ${business}`,
  switched: (business: string) => `Switched to ${business}`,
  signOut: 'Sign out',
  suspended: 'This business is suspended',
  suspendedFor: (reason: string) => `Reason: ${reason}`,
  suspendedSentence:
    'Shoppers don’t see your products. You can view and export your data, but not change it. Contact the operator of this site.',
  pending: 'Pending approval',
  active: 'Active',
  suspendedChip: 'Suspended',
  lookBack: 'Period',
  lastDays: { '7': 'Last 7 days', '30': 'Last 30 days' },
  latestOrders: 'Recent orders',
  allOrders: 'View all orders',
  pricePosition: 'Price position',
  allPrices: 'View all prices',
  cheapestIn: (share: string, products: Figure) =>
    products.value === 1
      ? `Other shops sell 1 of your products too. You’re the cheapest for ${share}.`
      : `Other shops sell ${products.text} of your products too. You’re the cheapest for ${share}.`,
  setUp: {
    title: 'Set up your store',
    sentence: 'Complete these steps to get your first order through PriceHunt.',
    done: 'Done',
    open: 'To do',
    steps: {
      'verify-email': {
        title: 'Verify your e-mail address',
        todo: (email: string) => `Open the link we sent to ${email}.`,
        done: (email: string) => `${email} is verified.`,
      },
      'verify-domain': {
        title: 'Verify your domain',
        todo: (_email: string) => 'Verify that the store is yours. Your products become visible after that.',
        done: (_email: string) => 'Your domain is verified.',
      },
      'add-products': {
        title: 'Import your catalog',
        todo: (_email: string) =>
          'Connect a Shopify store, add a product feed or send products through the API.',
        done: (_email: string) => 'Your products are imported.',
      },
      'first-click': {
        title: 'Get your first click',
        todo: (_email: string) => 'This happens on its own once shoppers find your products.',
        done: (_email: string) => 'Shoppers have clicked through to your store.',
      },
      'first-order': {
        title: 'Get your first order',
        todo: (_email: string) => 'Connect orders to see which clicks lead to them.',
        done: (_email: string) => 'You’ve received an order from a PriceHunt click.',
      },
    },
    resend: 'Resend link',
    resent: 'Link sent. Check your inbox.',
    go: {
      'verify-email': 'Resend link',
      'verify-domain': 'Verify domain',
      'add-products': 'Import catalog',
      'first-click': 'View products',
      'first-order': 'Connect orders',
    },
  },
};
