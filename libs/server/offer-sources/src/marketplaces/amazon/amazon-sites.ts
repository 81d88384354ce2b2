export interface TokenPlace {
  readonly origin: string;
  readonly path: string;
  readonly region: Region;
  /** Version 2 uses Cognito, version 3 Login with Amazon. */
  readonly generation: 2 | 3;
}

type Region = 'americas' | 'europe' | 'far-east';

const regions: readonly Region[] = ['americas', 'europe', 'far-east'];
const cognitoRegions: Readonly<Record<Region, string>> = {
  americas: 'us-east-1',
  europe: 'eu-south-2',
  'far-east': 'us-west-2',
};
const loginHosts: Readonly<Record<Region, string>> = {
  americas: 'api.amazon.com',
  europe: 'api.amazon.co.uk',
  'far-east': 'api.amazon.co.jp',
};

export function tokenPlaceOf(version: string): TokenPlace {
  const [generation, place] = version.split('.');
  const region = regions[Number(place) - 1] ?? 'americas';
  return generation === '2'
    ? {
        origin: `https://creatorsapi.auth.${cognitoRegions[region]}.amazoncognito.com`,
        path: '/oauth2/token',
        region,
        generation: 2,
      }
    : { origin: `https://${loginHosts[region]}`, path: '/auth/o2/token', region, generation: 3 };
}

const shops: Readonly<Record<string, readonly [domain: string, region: Region]>> = {
  US: ['amazon.com', 'americas'],
  CA: ['amazon.ca', 'americas'],
  MX: ['amazon.com.mx', 'americas'],
  BR: ['amazon.com.br', 'americas'],
  GB: ['amazon.co.uk', 'europe'],
  DE: ['amazon.de', 'europe'],
  AT: ['amazon.de', 'europe'],
  FR: ['amazon.fr', 'europe'],
  IT: ['amazon.it', 'europe'],
  ES: ['amazon.es', 'europe'],
  NL: ['amazon.nl', 'europe'],
  SE: ['amazon.se', 'europe'],
  PL: ['amazon.pl', 'europe'],
  BE: ['amazon.com.be', 'europe'],
  IE: ['amazon.ie', 'europe'],
  TR: ['amazon.com.tr', 'europe'],
  AE: ['amazon.ae', 'europe'],
  SA: ['amazon.sa', 'europe'],
  EG: ['amazon.eg', 'europe'],
  IN: ['amazon.in', 'europe'],
  JP: ['amazon.co.jp', 'far-east'],
  AU: ['amazon.com.au', 'far-east'],
  SG: ['amazon.sg', 'far-east'],
};

/** Null if the region's credentials don't cover the country. */
export function amazonShopOf(country: string | null, region: Region): string | null {
  const [domain, reachedFrom] = shops[country ?? ''] ?? [];
  return domain !== undefined && reachedFrom === region ? domain : null;
}
