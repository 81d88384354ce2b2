import type { Figure } from '@pricehunt/ui-kit';

/** The dashboard's navigation and home screen. */
export const dashboard = {
  navigation: {
    home: 'Home',
    activity: 'Activity',
    integrate: 'Setup',
    analytics: 'Analytics',
    products: 'Products',
    settings: 'Settings',
    attribution: 'Attribution',
    commission: 'Commission',
    orders: 'Orders',
    sources: 'Sources',
  },
  groups: { performance: 'Performance', catalog: 'Catalog', orders: 'Orders', account: 'Business' },
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
    sentence: 'Complete these steps to see your orders from PriceHunt.',
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
        todo: (_email: string) =>
          'Verify that the store is yours. Shoppers only see products on verified domains.',
        done: (_email: string) => 'Your domain is verified.',
      },
      'add-products': {
        title: 'Import your catalog',
        todo: (_email: string) =>
          'Connect a Shopify store, add a product feed or send products through the API.',
        done: (_email: string) => 'Your products are imported.',
      },
      'connect-orders': {
        title: 'Connect orders',
        todo: (_email: string) => 'Send orders from your store to see which clicks lead to them.',
        done: (_email: string) => 'Your store sends its orders.',
      },
      'test-order': {
        title: 'Send a test order',
        todo: (_email: string) => 'Check every step from the click to the order.',
        done: (_email: string) => 'We’ve received an order.',
      },
    },
    resend: 'Resend link',
    resent: 'Link sent. Check your inbox.',
    go: {
      'verify-email': 'Resend link',
      'verify-domain': 'Verify domain',
      'add-products': 'Import catalog',
      'connect-orders': 'Connect orders',
      'test-order': 'Send test order',
    },
  },
};
