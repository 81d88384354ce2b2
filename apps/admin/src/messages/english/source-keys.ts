/** What a platform calls its keys, and where the operator gets them. */
export interface PlatformKeys {
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
