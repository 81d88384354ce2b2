import { readWebUrl } from '@pricehunt/product-links';
import type { OperatorFeedRow } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import type { NetworkAddress } from './fetch-feed';

export interface StoredAddress {
  readonly sealedLink: string;
  readonly shownLink: string;
}

/** Throws feed.bad-link for a link without https or with a user name. */
export function readAddress(typed: string): NetworkAddress {
  const url = readWebUrl(typed.trim());
  const isLoopback = url !== null && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url === null || url.username !== '' || url.password !== '') throw new Refusal('feed.bad-link');
  // The key in the address would travel in clear text.
  if (url.protocol !== 'https:' && !isLoopback) throw new Refusal('feed.bad-link');
  return { link: url.href };
}

/** Networks put the key into path or query, so only the host is shown. */
export function storedAddress(
  { secretBox }: Needs<'secretBox'>,
  feedId: string,
  { link }: NetworkAddress,
): StoredAddress {
  return { sealedLink: secretBox.seal(link, purposeOf(feedId)), shownLink: `${new URL(link).origin}/…` };
}

export function addressOf(
  { secretBox }: Needs<'secretBox'>,
  { feedId, sealedLink }: Pick<OperatorFeedRow, 'feedId' | 'sealedLink'>,
): NetworkAddress | null {
  return sealedLink === null ? null : { link: secretBox.open(sealedLink, purposeOf(feedId)) };
}

function purposeOf(feedId: string): string {
  return `operator feed ${feedId}`;
}
