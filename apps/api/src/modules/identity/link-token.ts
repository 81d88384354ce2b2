import { tokenPages } from '@pricehunt/api-contract';
import { hash, randomBytes } from 'node:crypto';
import type { Services } from '../../services';

/** How long links work, in milliseconds. */
export const linkLifetimesMs = {
  verifyEmail: 24 * 60 * 60_000,
  resetPassword: 60 * 60_000,
  acceptInvitation: 7 * 24 * 60 * 60_000,
  firstAdmin: 24 * 60 * 60_000,
} as const;

/** A new token of 256 bits and the hash that is kept of it. */
export function newLinkToken(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

/** The hash that a token is found by. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** The mailed link: on the configured origin of the audience, never on the host of a request; the token reaches no server log. */
export function mailedLink(
  services: Services,
  audience: 'shopper' | 'business',
  page: keyof typeof tokenPages,
  token: string,
): string {
  const origin = audience === 'business' ? services.origins.merchant : services.origins.shopper;
  return `${origin}${tokenPages[page]}#token=${token}`;
}
