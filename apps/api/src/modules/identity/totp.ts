import { hash, randomInt, timingSafeEqual } from 'node:crypto';
import { generateSecret, generateSync, generateURI } from 'otplib';

const stepSeconds = 30;

export function newTotpSecret(): string {
  return generateSecret();
}

export function otpauthUriOf(secret: string, email: string): string {
  return generateURI({ issuer: 'PriceHunt', label: email, secret });
}

/** The step of 30 seconds: the current one, the one before or the next; null for a wrong code. */
export function totpStepOf(secret: string, code: string, nowMs: number): number | null {
  const current = Math.floor(nowMs / 1000 / stepSeconds);
  const steps = [current, current - 1, current + 1];
  return steps.find((step) => isSameText(codeAt(secret, step), code)) ?? null;
}

export function codeAt(secret: string, step: number): string {
  return generateSync({ secret, epoch: step * stepSeconds });
}

/** Letters and digits that can't be confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten backup codes, such as "k3mn-7pqr-x2yz-9abc". */
export function newRecoveryCodes(): readonly string[] {
  const letter = () => alphabet.charAt(randomInt(alphabet.length));
  const part = () => Array.from({ length: 4 }, letter).join('');
  return Array.from({ length: 10 }, () => [part(), part(), part(), part()].join('-'));
}

/** Ignores how the code is typed. */
export function hashOfRecoveryCode(code: string): string {
  return hash('sha256', code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), 'base64url');
}

function isSameText(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => hash('sha256', text, 'buffer'));
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
