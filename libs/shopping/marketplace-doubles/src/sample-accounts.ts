import { jsonAnswer } from '@pricehunt/shop-doubles';
import type { DoubleAnswer, DoubleRequest } from '@pricehunt/shop-doubles';
import { ebayPlatform } from './ebay-platform';
import type { PlatformDouble, PlatformTerms } from './platform';

/** An account at a marketplace: its keys, by the names under which sources keep them, and its double. */
export interface SampleAccount {
  /** The id of the marketplace's source. */
  readonly id: string;
  readonly keys: Readonly<Record<string, string>>;
  /** Where the platform answers programs. */
  readonly hosts: readonly string[];
  /** Words that find something there. */
  readonly words: string;
  readonly open: (terms: PlatformTerms) => PlatformDouble;
}

const headphones = 'Sony WH-1000XM5 Wireless Headphones Black';
const ebayKeys = { 'client-id': 'PriceHun-shop-PRD-1234', 'client-secret': 'PRD-9f3c51aa-secret' };

/** One account at each marketplace. */
export const sampleAccounts: readonly SampleAccount[] = [
  {
    ...{ id: 'ebay', keys: ebayKeys, hosts: ['api.ebay.com'], words: headphones },
    open: (terms) =>
      ebayPlatform({ ...terms, clientId: ebayKeys['client-id'], clientSecret: ebayKeys['client-secret'] }),
  },
];

/** All marketplaces as one web: each answers under its own hosts, everything else is 404. */
export function marketplaceWeb(terms: PlatformTerms): (request: DoubleRequest) => DoubleAnswer {
  const byHost = new Map(
    sampleAccounts.flatMap(({ hosts, open }) => {
      const platform = open(terms);
      return hosts.map((host) => [host, platform] as const);
    }),
  );
  return (request) =>
    byHost.get(new URL(request.link).host)?.answer(request) ?? jsonAnswer({ error: 'not found' }, 404);
}
