import type { WoocommerceConnectionRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../services';

export interface WoocommerceAccess {
  readonly storeLink: string;
  readonly consumerKey: string;
  readonly consumerSecret: string;
}

/** not-a-store: an answer, but not WooCommerce's. */
export type WoocommerceAnswer<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  | { readonly kind: 'keys-refused' | 'not-a-store' | 'unreachable' };

const answerBytesMax = 32 * 1024 * 1024;
const answerMs = 30_000;

/** Calls /wp-json/wc/v3. Never throws for external failures. */
export async function queryWoocommerce<Data>(
  { safeFetch }: Needs<'safeFetch'>,
  { storeLink, consumerKey, consumerSecret }: WoocommerceAccess,
  schema: z.ZodMiniType<Data>,
  path: string,
  body?: object,
): Promise<WoocommerceAnswer<Data>> {
  const outcome = await safeFetch.fetch(`${storeLink}/wp-json/wc/v3${path}`, {
    accept: 'json',
    ...(body === undefined ? {} : { method: 'POST' as const, body: JSON.stringify(body) }),
    headers: {
      authorization: `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`,
    },
    // The merchant asked for it, so the rules for crawlers don't apply.
    respectRobots: false,
    totalMs: answerMs,
    bodyBytesMax: answerBytesMax,
  });
  if (outcome.kind === 'blocked') {
    return { kind: outcome.status === 403 ? 'keys-refused' : 'unreachable' };
  }
  if (outcome.kind === 'error' && outcome.status === 401) return { kind: 'keys-refused' };
  if (outcome.kind === 'gone') return { kind: 'not-a-store' };
  if (outcome.kind !== 'ok') return { kind: 'unreachable' };
  const data = z.safeParse(schema, parsed(outcome.text()));
  return data.success ? { kind: 'answered', data: data.data } : { kind: 'not-a-store' };
}

export function woocommerceAccessOf(
  { secretBox }: Needs<'secretBox'>,
  { id, storeLink, consumerKey, consumerSecret }: WoocommerceConnectionRow,
): WoocommerceAccess {
  return {
    storeLink,
    consumerKey: secretBox.open(consumerKey, keyPurpose(id)),
    consumerSecret: secretBox.open(consumerSecret, keyPurpose(id)),
  };
}

export function sealedKeys(
  { secretBox }: Needs<'secretBox'>,
  id: string,
  { consumerKey, consumerSecret }: WoocommerceAccess,
): Pick<WoocommerceConnectionRow, 'consumerKey' | 'consumerSecret'> {
  return {
    consumerKey: secretBox.seal(consumerKey, keyPurpose(id)),
    consumerSecret: secretBox.seal(consumerSecret, keyPurpose(id)),
  };
}

function keyPurpose(connectionId: string): string {
  return `woocommerce-keys:${connectionId}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
