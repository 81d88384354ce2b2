export const passwordLengths = { shopperMin: 8, businessMin: 12, max: 256 } as const;

export type PasswordProblem =
  'too-short' | 'too-long' | 'like-email' | 'product-name' | 'guessable' | 'common';

export interface PasswordContext {
  readonly lengthMin: number;
  readonly email: string;
  /** Whether a normalised lower-case password is common. Left out in the browser, which has no such list. */
  readonly isCommon?: (password: string) => boolean;
}

/** The form that is hashed and compared: NFKC, untrimmed. */
export function normalizedPassword(password: string): string {
  return password.normalize('NFKC');
}

/** Returns what is wrong with a new password, or null. Only length and guessability count. */
export function passwordProblem(password: string, context: PasswordContext): PasswordProblem | null {
  const normalized = normalizedPassword(password);
  const length = [...normalized].length;
  if (length < context.lengthMin) return 'too-short';
  if (length > passwordLengths.max) return 'too-long';
  const lowered = normalized.toLowerCase();
  if (isLikeEmail(lowered, context.email.trim().toLowerCase())) return 'like-email';
  if (lowered.replaceAll(/[^a-z0-9]/g, '').includes('pricehunt')) return 'product-name';
  if (isRepeated(lowered) || isSequence(lowered)) return 'guessable';
  return context.isCommon?.(lowered) === true ? 'common' : null;
}

export function passwordSentence(
  problem: PasswordProblem,
  context: Pick<PasswordContext, 'lengthMin'>,
): string {
  switch (problem) {
    case 'too-short':
      return `Use at least ${context.lengthMin} characters.`;
    case 'too-long':
      return `Use at most ${passwordLengths.max} characters.`;
    case 'like-email':
      return 'Don’t use your e-mail address as the password.';
    case 'product-name':
      return 'Don’t use “PriceHunt” in the password.';
    case 'guessable':
      return 'This password is a sequence or repetition that is easy to guess. Choose another one.';
    case 'common':
      return 'This password is too common. Choose another one.';
  }
}

/** A rough strength estimate to show while typing. */
export function passwordStrength(password: string, email = ''): 'weak' | 'fair' | 'good' | 'strong' {
  const context = { lengthMin: passwordLengths.shopperMin, email };
  if (passwordProblem(password, context) !== null) return 'weak';
  const characters = [...normalizedPassword(password)];
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const score = Math.min(new Set(characters).size * 1.5, characters.length) + kinds * 2;
  if (score >= 22) return 'strong';
  return score >= 16 ? 'good' : 'fair';
}

function isLikeEmail(password: string, email: string): boolean {
  const [local = '', domain = ''] = email.split('@');
  const parts = [email, local, domain, domain.split('.')[0] ?? ''].filter((part) => part !== '');
  return parts.some((part) => password === part || isRepetitionOf(part, password));
}

function isRepeated(password: string): boolean {
  return [1, 2, 3, 4].some((length) => isRepetitionOf(password.slice(0, length), password));
}

function isRepetitionOf(unit: string, text: string): boolean {
  return unit.repeat(Math.ceil(text.length / unit.length)).slice(0, text.length) === text;
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopü',
  'yxcvbnm',
];
const stretches = new Set(
  rows
    .flatMap((row) => [row, [...row].reverse().join('')])
    .flatMap((row) =>
      Array.from({ length: Math.max(0, row.length - 2) }, (_, start) => row.slice(start, start + 3)),
    ),
);

/** Only sequences from the alphabet, numbers or keyboard rows, such as "abcd1234" or "qwertz123456". */
function isSequence(password: string): boolean {
  let at = 0;
  while (at < password.length) {
    if (!stretches.has(password.slice(at, at + 3))) return false;
    at += 3;
    while (at < password.length && stretches.has(password.slice(at - 2, at + 1))) at += 1;
  }
  return true;
}
