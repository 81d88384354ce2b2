import type { AttemptCount } from '@pricehunt/storage';
import { createHmac } from 'node:crypto';
import { Refusal } from '../answers/refusal';
import type { Needs } from '../services';

export interface ThrottleRule {
  readonly tries: number;
  readonly windowMs: number;
  /** Whether each block doubles the one before, up to a day, and 100 attempts in a row block for a month. */
  readonly isGrowing: boolean;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Some limit one account or mail address, others one network address across all accounts. */
export const throttleRules = {
  signIn: { tries: 10, windowMs: 15 * minuteMs, isGrowing: true },
  secondFactor: { tries: 10, windowMs: 15 * minuteMs, isGrowing: true },
  currentPassword: { tries: 10, windowMs: 15 * minuteMs, isGrowing: true },
  registrationMailFromNetwork: { tries: 5, windowMs: 60 * minuteMs, isGrowing: false },
  registrationMail: { tries: 20, windowMs: 60 * minuteMs, isGrowing: false },
  mailToAddress: { tries: 3, windowMs: 15 * minuteMs, isGrowing: false },
  trackedComparisons: { tries: 30, windowMs: dayMs, isGrowing: false },
  importedLinks: { tries: 200, windowMs: dayMs, isGrowing: false },
  alertMailFromNetwork: { tries: 20, windowMs: 60 * minuteMs, isGrowing: false },
  alertMailToAddress: { tries: 6, windowMs: dayMs, isGrowing: false },
  testNotifications: { tries: 20, windowMs: 60 * minuteMs, isGrowing: false },
  imports: { tries: 60, windowMs: 60 * minuteMs, isGrowing: false },
  invitations: { tries: 20, windowMs: 60 * minuteMs, isGrowing: false },
  signInFromNetwork: { tries: 40, windowMs: minuteMs, isGrowing: false },
  accountMailFromNetwork: { tries: 40, windowMs: minuteMs, isGrowing: false },
  tokenFromNetwork: { tries: 40, windowMs: minuteMs, isGrowing: false },
} as const satisfies Readonly<Record<string, ThrottleRule>>;

export type ThrottleName = keyof typeof throttleRules;

/** Failed attempts in a row under one key (NIST SP 800-63B); a block of thirty days follows. */
const streakMax = 100;

/** Throws auth.too-many-attempts. Counts before anything else, so concurrent attempts stay within the rule. */
export async function countTry(
  services: Needs<'storage' | 'sessions' | 'now'>,
  name: ThrottleName,
  who: string,
): Promise<void> {
  const waitMs = await waitAfterTry(services, name, who);
  if (waitMs === 0) return;
  const seconds = String(Math.ceil(waitMs / 1000));
  throw new Refusal('auth.too-many-attempts', { headers: { 'retry-after': seconds } });
}

export async function isWithinLimit(
  services: Needs<'storage' | 'sessions' | 'now'>,
  name: ThrottleName,
  who: string,
): Promise<boolean> {
  return (await waitAfterTry(services, name, who)) === 0;
}

function waitAfterTry(
  services: Needs<'storage' | 'sessions' | 'now'>,
  name: ThrottleName,
  who: string,
): Promise<number> {
  const now = services.now();
  return services.storage.attempts.countAttempt(keyOf(services, name, who), now.toISOString(), (before) =>
    afterTry(before, throttleRules[name], now.getTime()),
  );
}

export async function forgetTries(
  services: Needs<'storage' | 'sessions'>,
  name: ThrottleName,
  who: string,
): Promise<void> {
  await services.storage.attempts.deleteAttempts(keyOf(services, name, who));
}

/** The wait is in milliseconds: 0 when the attempt may go on. */
export function afterTry(
  before: AttemptCount | null,
  rule: ThrottleRule,
  nowMs: number,
): { readonly count: AttemptCount; readonly result: number } {
  const fresh = { windowStartedAtMs: nowMs, count: 0, streak: before?.streak ?? 0, blockedUntilMs: 0 };
  if (before !== null && nowMs < before.blockedUntilMs) {
    return { count: before, result: before.blockedUntilMs - nowMs };
  }
  const isOver =
    before === null || nowMs - before.windowStartedAtMs >= rule.windowMs || before.blockedUntilMs > 0;
  const window = isOver ? fresh : before;
  const count = window.count + 1;
  const streak = window.streak >= streakMax ? 1 : window.streak + 1;
  const isStreakOver = rule.isGrowing && streak >= streakMax;
  const blockedUntilMs =
    count < rule.tries && !isStreakOver ? 0 : nowMs + blockMs(rule, window, streak, nowMs);
  return { count: { windowStartedAtMs: window.windowStartedAtMs, count, streak, blockedUntilMs }, result: 0 };
}

function blockMs(rule: ThrottleRule, window: AttemptCount, streak: number, nowMs: number): number {
  if (!rule.isGrowing) return Math.max(1, window.windowStartedAtMs + rule.windowMs - nowMs);
  if (streak >= streakMax) return 30 * dayMs;
  const blocksBefore = Math.max(0, Math.floor(streak / rule.tries) - 1);
  return Math.min(dayMs, rule.windowMs * 2 ** blocksBefore);
}

/** Keys hold no address: the table doesn't reveal whose attempts they are. */
function keyOf({ sessions }: Needs<'sessions'>, name: ThrottleName, who: string): string {
  const [secret = ''] = sessions.secrets;
  return `${name}:${createHmac('sha256', secret).update(`${name} ${who}`).digest('base64url')}`;
}
