import type { Outbound } from '@pricehunt/api-contract';
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

export interface OutboundSigner {
  sign(target: string, offerId: string): Outbound;
  verify(target: string, offerId: string, signature: string): boolean;
  leadsToShopifyStore(link: string): boolean;
}

/** Signs with the first key (HMAC-SHA-256, base64url); all keys verify, so they can be rotated. */
export function createOutboundSigner(
  keys: readonly string[],
  isConnectedStore: (host: string) => boolean,
): OutboundSigner {
  const secrets = keys.map((key) => createSecretKey(key, 'utf8'));
  const [newest] = secrets;
  if (newest === undefined) throw new Error('An outbound signer needs at least one key.');
  return {
    sign: (target, offerId) => ({
      to: target,
      offer: offerId,
      signature: digest(newest, target, offerId).toString('base64url'),
    }),
    verify: (target, offerId, signature) => {
      const given = Buffer.from(signature, 'base64url');
      return secrets.some((key) => {
        const expected = digest(key, target, offerId);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
    leadsToShopifyStore: (link) => URL.canParse(link) && isConnectedStore(new URL(link).host),
  };
}

function digest(key: KeyObject, target: string, offerId: string): Buffer {
  return createHmac('sha256', key).update(`${offerId}\n${target}`).digest();
}
