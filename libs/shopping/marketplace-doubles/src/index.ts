export { ebayPlatform } from './ebay-platform';
export type { PlatformDouble, PlatformTerms } from './platform';
export { marketplaceWeb, sampleAccounts } from './sample-accounts';
