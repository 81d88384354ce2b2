import { tokenPages } from '@pricehunt/api-contract';
import { dayMs } from '@pricehunt/offers';
import { hash, randomBytes } from 'node:crypto';
import type { Needs } from '../../services';

export const linkLifetimesMs = {
  verifyEmail: dayMs,
  resetPassword: 60 * 60_000,
  acceptInvitation: 7 * dayMs,
  firstAdmin: dayMs,
} as const;

/** A token has 256 bits; only its hash is stored. */
export function newLinkToken(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Uses the audience's configured origin, never the host of a request; the token reaches no server log. */
export function mailedLink(
  { origins }: Needs<'origins'>,
  audience: 'shopper' | 'business',
  page: keyof typeof tokenPages,
  token: string,
): string {
  const origin = audience === 'business' ? origins.merchant : origins.shopper;
  return `${origin}${tokenPages[page]}#token=${token}`;
}
