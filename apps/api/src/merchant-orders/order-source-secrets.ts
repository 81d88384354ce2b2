import type { OrderSourceRow } from '@pricehunt/storage';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Needs } from '../services';

/** How long the previous secret stays valid after a rotation (HOOK-3). */
export const secretOverlapMs = 2 * 60 * 60_000;

export function newWebhookSecret(): string {
  return `shpss_${randomBytes(24).toString('hex')}`;
}

export function sealedSecret({ secretBox }: Needs<'secretBox'>, sourceId: string, secret: string) {
  return secretBox.seal(secret, purposeOf(sourceId));
}

export function openSecrets(
  { secretBox, now }: Needs<'secretBox' | 'now'>,
  source: OrderSourceRow,
): readonly string[] {
  const { secret, previousSecret, previousSecretUntil } = source;
  const isOverlapping = previousSecretUntil !== null && now().toISOString() < previousSecretUntil;
  return [secret, isOverlapping ? previousSecret : null]
    .filter((sealed) => sealed !== null)
    .map((sealed) => secretBox.open(sealed, purposeOf(source.id)));
}

/** Secrets that may sign a Shopify webhook for this source: its own and, for a store, those of the Shopify app. */
export function shopifySecrets(
  services: Needs<'secretBox' | 'shopifyApp' | 'now'>,
  source: OrderSourceRow,
): readonly string[] {
  const appSecrets = source.kind === 'shopify' ? (services.shopifyApp?.secrets ?? []) : [];
  return [...openSecrets(services, source), ...appSecrets];
}

export function signatureOf(body: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

/** Takes the same time for every wrong signature. */
export function isSignedBy(body: Buffer, signature: string | null, secrets: readonly string[]): boolean {
  const given = Buffer.from(signature ?? '', 'base64');
  return secrets.reduce((isSigned, secret) => {
    const wanted = createHmac('sha256', secret).update(body).digest();
    const fits = given.length === wanted.length && timingSafeEqual(given, wanted);
    return fits || isSigned;
  }, false);
}

function purposeOf(sourceId: string): string {
  return `order-source:${sourceId}`;
}
