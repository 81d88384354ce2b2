import { readWebUrl } from '@pricehunt/product-links';
import type { OperatorFeedRow } from '@pricehunt/storage';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import type { NetworkAddress } from './fetch-feed';

/** The address of a feed as it is stored: sealed, and what of it may be shown. */
export interface KeptAddress {
  readonly sealedLink: string;
  readonly shownLink: string;
}

/** Reads the address of a network's file. Throws feed.bad-link for one that isn't https, or that has a user name. */
export function readAddress(typed: string): NetworkAddress {
  const url = readWebUrl(typed.trim());
  const isLoopback = url !== null && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url === null || url.username !== '' || url.password !== '') throw new Refusal('feed.bad-link');
  // The key in the address would travel in clear text.
  if (url.protocol !== 'https:' && !isLoopback) throw new Refusal('feed.bad-link');
  return { link: url.href };
}

/** Seals an address. Networks put the key into path or query, so that only the host is shown. */
export function keptAddress(
  { secretBox }: Pick<Services, 'secretBox'>,
  feedId: string,
  { link }: NetworkAddress,
): KeptAddress {
  return { sealedLink: secretBox.seal(link, purposeOf(feedId)), shownLink: `${new URL(link).origin}/…` };
}

/** The address of a feed, opened to be fetched; null for a feed of uploads. */
export function addressOf(
  { secretBox }: Pick<Services, 'secretBox'>,
  { feedId, sealedLink }: Pick<OperatorFeedRow, 'feedId' | 'sealedLink'>,
): NetworkAddress | null {
  return sealedLink === null ? null : { link: secretBox.open(sealedLink, purposeOf(feedId)) };
}

function purposeOf(feedId: string): string {
  return `operator feed ${feedId}`;
}
