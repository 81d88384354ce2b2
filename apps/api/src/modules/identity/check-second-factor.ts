import type { AccountRow, SessionAudience } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { countTry, forgetTries } from '../../access/throttle';
import { hashOfRecoveryCode, totpStepOf } from './totp';

export interface SecondFactor {
  readonly totp?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** Accepts a code once. Throws auth.totp-required without one, and auth.wrong-code. */
export async function checkSecondFactor(
  services: Needs<'storage' | 'secretBox' | 'sessions' | 'now'>,
  account: AccountRow,
  sent: SecondFactor,
  { door, device }: { readonly door: SessionAudience; readonly device: string | null },
): Promise<void> {
  if (account.totpEnabledAt === null) return;
  if (sent.totp === undefined && sent.recoveryCode === undefined) throw new Refusal('auth.totp-required');
  const throttleKey = device === null ? `${door} ${account.id}` : `${door} device ${device}`;
  await countTry(services, 'secondFactor', throttleKey);
  const isRight =
    sent.totp === undefined
      ? await services.storage.accounts.useRecoveryCode(
          account.id,
          hashOfRecoveryCode(sent.recoveryCode ?? ''),
        )
      : await isFreshCode(services, account, sent.totp);
  if (isRight) return forgetTries(services, 'secondFactor', throttleKey);
  await writeDown(services.storage, {
    at: services.now(),
    audience: account.audience,
    actorId: null,
    action: 'account.second-factor-failed',
    accountId: account.id,
  });
  throw new Refusal('auth.wrong-code');
}

/** Whether the code is current and unused; checking uses it up. */
export async function isFreshCode(
  { storage, secretBox, now }: Needs<'storage' | 'secretBox' | 'now'>,
  account: AccountRow,
  code: string,
): Promise<boolean> {
  if (account.totpSecret === null) return false;
  const secret = secretBox.open(account.totpSecret, `totp:${account.id}`);
  const step = totpStepOf(secret, code, now().getTime());
  return step !== null && (await storage.accounts.useTotpStep(account.id, step));
}
