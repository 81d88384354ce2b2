/** A platform's own names for its API keys, and where to get them. */
interface PlatformKeys {
  readonly lead: string;
  /** Null when each key comes from a different provider. */
  readonly link: string | null;
  /** By the name the key is stored under. */
  readonly keys: Readonly<Record<string, { readonly label: string; readonly hint: string }>>;
}

const platforms: Readonly<Record<string, PlatformKeys>> = {
  ebay: {
    lead: 'Create a production keyset in the eBay Developers Program. Enter your eBay Partner Network campaign under Shops.',
    link: 'https://developer.ebay.com/my/keys',
    keys: {
      'client-id': { label: 'App ID (Client ID)', hint: 'From the production keyset, not the sandbox' },
      'client-secret': { label: 'Cert ID (Client Secret)', hint: 'From the same keyset' },
    },
  },
  bestbuy: {
    lead: 'Request a key in the Best Buy Developer Portal. Enter your partner ID for commission under Shops.',
    link: 'https://developer.bestbuy.com/',
    keys: { 'api-key': { label: 'API key', hint: 'From the registration confirmation e-mail' } },
  },
  amazon: {
    lead: 'Create credentials in Associates Central under Tools > Creators API. Enter partner tags for other countries under Shops.',
    link: 'https://affiliate-program.amazon.com/creatorsapi',
    keys: {
      'credential-id': { label: 'Credential ID', hint: 'From the application you created' },
      'credential-secret': {
        label: 'Credential secret',
        hint: 'Shown once, when you create the credentials',
      },
      version: { label: 'Version', hint: 'Shown next to the credentials, from 2.1 to 3.3' },
      marketplace: { label: 'Marketplace', hint: 'The Amazon site to search, for example www.amazon.de' },
      'partner-tag': { label: 'Partner tag', hint: 'Your tracking ID for that site, for example myshop-21' },
    },
  },
  walmart: {
    lead: 'Register an application at Walmart.io, upload your RSA public key there and enter the private key here. Enter your publisher ID under Shops.',
    link: 'https://walmart.io/userdashboard',
    keys: {
      'consumer-id': { label: 'Consumer ID', hint: 'From your production application' },
      'key-version': { label: 'Private key version', hint: 'The number next to the uploaded key, usually 1' },
      'private-key': {
        label: 'Private key',
        hint: 'PEM (PKCS #8), with or without the first and last line',
      },
    },
  },
  etsy: {
    lead: 'Register an app with Etsy. Etsy reviews new keys before they work and closes unused keys.',
    link: 'https://www.etsy.com/developers/your-apps',
    keys: {
      keystring: { label: 'Keystring', hint: 'Etsy’s name for the API key' },
      'shared-secret': { label: 'Shared secret', hint: 'Shown next to the keystring' },
    },
  },
  'web-search': {
    lead: 'Web search uses SearXNG without a key. Add a key for each other search engine you want to use.',
    link: null,
    keys: {
      brave: { label: 'Brave Search', hint: 'API key from api-dashboard.search.brave.com' },
      serper: { label: 'serper.dev', hint: 'API key from serper.dev' },
      serpapi: { label: 'SerpApi', hint: 'API key from serpapi.com' },
    },
  },
  aliexpress: {
    lead: 'Create an app in AliExpress Portals under Tools > API.',
    link: 'https://portals.aliexpress.com/adcenter/apiSetting.htm',
    keys: {
      'app-key': { label: 'App key', hint: 'A number' },
      'app-secret': { label: 'App secret', hint: 'Shown next to the app key' },
      'tracking-id': { label: 'Tracking ID', hint: 'Your commission is credited to this ID' },
    },
  },
};

export const sourceKeys = {
  platforms,
  getKeys: 'Get API keys',
  optional: 'optional',
  value: (value: string) => `Set to ${value}`,
  test: 'Test keys',
  testHint: 'Sends one live request to the platform',
  outcomes: {
    accepted: { title: 'Keys work', sentence: 'The platform accepted these keys.' },
    missing: { title: 'Keys missing', sentence: 'Enter all required keys first.' },
    refused: {
      title: 'Keys rejected',
      sentence: 'The platform rejected these keys. Check that they are complete and belong together.',
    },
    expired: {
      title: 'Keys expired',
      sentence: 'The platform no longer accepts these keys. Create new ones there and enter them here.',
    },
    'quota-reached': {
      title: 'Quota reached',
      sentence:
        'The platform is currently rejecting requests with these keys. It doesn’t say when the quota resets.',
    },
    unreachable: {
      title: 'Not reachable',
      sentence: 'The platform didn’t respond. Try again in a few minutes.',
    },
    'bad-answer': {
      title: 'Invalid response',
      sentence: 'We couldn’t read the platform’s response. It may be down for maintenance.',
    },
  },
  quotaEnds: (moment: string) => `The quota resets on ${moment}.`,
  documented: 'Platform limit',
  perDay: (calls: string) => `${calls} per day`,
  remaining: 'Remaining',
  remainingOf: (left: string, limit: string) => `${left} of ${limit}`,
  resetsAt: 'Resets on',
};
