export { ebayPlatform } from './ebay-platform';
export type { PlatformDouble, PlatformTerms } from './platform';
