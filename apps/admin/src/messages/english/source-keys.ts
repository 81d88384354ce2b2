/** What a platform calls its keys, and where the operator gets them. */
interface PlatformKeys {
  readonly lead: string;
  readonly link: string;
  /** By the name under which the key is kept. */
  readonly keys: Readonly<Record<string, { readonly label: string; readonly hint: string }>>;
}

const platforms: Readonly<Record<string, PlatformKeys>> = {
  ebay: {
    lead: 'Create a production keyset in the eBay Developers Program. The campaign of the eBay Partner Network is set under Retailers.',
    link: 'https://developer.ebay.com/my/keys',
    keys: {
      'client-id': { label: 'App ID (Client ID)', hint: 'From the production keyset, not the sandbox' },
      'client-secret': { label: 'Cert ID (Client Secret)', hint: 'From the same keyset' },
    },
  },
  bestbuy: {
    lead: 'Ask for a key in the Best Buy Developer Portal. The partner id for commissions is set under Retailers.',
    link: 'https://developer.bestbuy.com/',
    keys: { 'api-key': { label: 'API key', hint: 'From the mail that confirms your registration' } },
  },
  amazon: {
    lead: 'Create credentials in Associates Central under Tools, Creators API. Partner tags of other countries are set under Retailers.',
    link: 'https://affiliate-program.amazon.com/creatorsapi',
    keys: {
      'credential-id': { label: 'Credential ID', hint: 'Of the application that you created' },
      'credential-secret': {
        label: 'Credential secret',
        hint: 'Shown once when the credentials are created',
      },
      version: { label: 'Version', hint: 'Beside the credentials, from 2.1 to 3.3' },
      marketplace: { label: 'Marketplace', hint: 'The shop to search, such as www.amazon.de' },
      'partner-tag': { label: 'Partner tag', hint: 'The tracking ID for that shop, such as myshop-21' },
    },
  },
  walmart: {
    lead: 'Register an application at Walmart.io, upload the public half of an RSA key and enter the private half here. The publisher id is set under Retailers.',
    link: 'https://walmart.io/userdashboard',
    keys: {
      'consumer-id': { label: 'Consumer ID', hint: 'Of the application in production' },
      'key-version': { label: 'Private key version', hint: 'The number beside the uploaded key, often 1' },
      'private-key': {
        label: 'Private key',
        hint: 'In PEM (PKCS #8), with or without its first and last line',
      },
    },
  },
  etsy: {
    lead: 'Register an app with Etsy. New keys are reviewed before they work, and keys that nobody uses are closed.',
    link: 'https://www.etsy.com/developers/your-apps',
    keys: {
      keystring: { label: 'Keystring', hint: 'Etsy’s word for the API key' },
      'shared-secret': { label: 'Shared secret', hint: 'Beside the keystring' },
    },
  },
  aliexpress: {
    lead: 'Create an app in the AliExpress Portals under Tools, API.',
    link: 'https://portals.aliexpress.com/adcenter/apiSetting.htm',
    keys: {
      'app-key': { label: 'App key', hint: 'A number' },
      'app-secret': { label: 'App secret', hint: 'Beside the app key' },
      'tracking-id': { label: 'Tracking ID', hint: 'Whom commissions are credited to' },
    },
  },
};

/** Keys of offer sources in their platforms' own words, and trying them. */
export const sourceKeys = {
  platforms,
  getKeys: 'Get the keys',
  optional: 'optional',
  value: (value: string) => `set to ${value}`,
  test: 'Test keys',
  testHint: 'One live call to the platform',
  outcomes: {
    accepted: { title: 'Accepted', sentence: 'The platform answers with these keys.' },
    missing: { title: 'Not complete', sentence: 'Some keys are not set yet.' },
    refused: {
      title: 'Refused',
      sentence: 'The platform does not take these keys. Check that they are complete and belong together.',
    },
    expired: {
      title: 'Expired',
      sentence: 'The platform no longer takes these keys. Create new ones there and set them here.',
    },
    'quota-reached': {
      title: 'Quota reached',
      sentence: 'The platform takes no more calls with these keys for now. It did not say until when.',
    },
    unreachable: {
      title: 'Not reachable',
      sentence: 'The platform gave no answer. Try again in a few minutes.',
    },
    'bad-answer': {
      title: 'Unreadable answer',
      sentence: 'The platform answered something that we cannot read. It may be down for maintenance.',
    },
  },
  quotaEnds: (moment: string) => `The platform takes calls with these keys again from ${moment}.`,
  documented: 'Allowed by the platform',
  perDay: (calls: string) => `${calls} a day`,
  told: 'Left by its own count',
  toldLeft: (left: string, limit: string) => `${left} of ${limit}`,
  toldEnds: 'Counts from zero again',
};
