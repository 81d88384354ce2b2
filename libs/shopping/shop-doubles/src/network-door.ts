import { affiliateNetworks } from './network-double';
import type { AffiliateNetworksOptions, NetworkAnswer } from './network-double';
import { escaped, page, pageAnswer } from './shop-double';
import type { DoubleRequest } from './shop-double';

export interface NetworkDoorOptions extends AffiliateNetworksOptions {
  readonly origin: string;
}

const networks = {
  awin: {
    host: 'productdata.awin.com',
    fileOf: (key: string) =>
      `/datafeed/download/apikey/${key}/language/de/fid/1/format/csv/delimiter/%2C/compression/gzip/adultcontent/1/`,
  },
  tradedoubler: {
    host: 'api.tradedoubler.com',
    fileOf: (key: string) => `/1.0/products.json;fid=1;page=1;pageSize=1000?token=${key}`,
  },
  daisycon: {
    host: 'daisycon.io',
    fileOf: (key: string) => `/datafeed/?media_id=${key}&program_id=1&standard_id=1&type=csv`,
  },
  webgains: {
    host: 'www.webgains.com',
    fileOf: (key: string) =>
      `/datafeed.html?action=download&format=csv&separator=pipe&zipformat=gzip&apikey=${key}`,
  },
  cj: {
    host: 'datatransfer.cj.com',
    fileOf: (key: string) => `/datatransfer/files/1/catalog.csv?token=${key}`,
  },
} as const;

export function networkFileAt(origin: string, network: keyof typeof networks, key: string): string {
  return `${origin}/${network}${networks[network].fileOf(key)}`;
}

/** Serves affiliateNetworks under paths (`/awin/…`) instead of hosts, and a page that lists the files. */
export function networkDoor(
  options: NetworkDoorOptions,
): (request: Pick<DoubleRequest, 'link'>) => NetworkAnswer {
  const answerOf = affiliateNetworks(options);
  return ({ link }) => {
    const { pathname, search } = new URL(link);
    if (pathname === '/') return filePage(options);
    const [, name, path] = /^\/(\w+)(\/.*)$/.exec(pathname) ?? [];
    const network = Object.entries(networks).find(([each]) => each === name)?.[1];
    const answer =
      network === undefined ? null : answerOf({ link: `https://${network.host}${path}${search}` });
    return answer ?? pageAnswer(page({ title: '404', body: '' }), 404);
  };
}

function filePage({ origin, key }: NetworkDoorOptions): NetworkAnswer {
  const files = Object.entries(networks).map(([network, { fileOf }]) => {
    const link = escaped(`${origin}/${network}${fileOf(key)}`);
    return `<li>${network}: <a href="${link}">${link}</a></li>`;
  });
  const body = `<h1>Product files of affiliate networks</h1><ul>${files.join('')}</ul>`;
  return pageAnswer(page({ title: 'Affiliate networks', body }));
}
