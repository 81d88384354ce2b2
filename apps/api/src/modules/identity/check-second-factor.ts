import type { AccountRow } from '@pricehunt/storage';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { writeDown } from './account-audit';
import { countTry, forgetTries } from './throttle';
import { hashOfRecoveryCode, totpStepOf } from './totp';

/**
 * Checks the second factor of an account that has one: a code of its authenticator app, each once, or a recovery code.
 * Throws auth.totp-required where neither was sent, and auth.wrong-code.
 */
export async function checkSecondFactor(
  services: Services,
  account: AccountRow,
  sent: { readonly totp?: string | undefined; readonly recoveryCode?: string | undefined },
): Promise<void> {
  if (account.totpEnabledAt === null) return;
  if (sent.totp === undefined && sent.recoveryCode === undefined) throw new Refusal('auth.totp-required');
  await countTry(services, 'secondFactor', account.id);
  const isRight =
    sent.totp === undefined
      ? await services.storage.accounts.useRecoveryCode(
          account.id,
          hashOfRecoveryCode(sent.recoveryCode ?? ''),
        )
      : await isFreshCode(services, account, sent.totp);
  if (isRight) return forgetTries(services, 'secondFactor', account.id);
  await writeDown(services.storage, {
    at: services.now(),
    audience: account.audience,
    actorId: null,
    action: 'account.second-factor-failed',
    accountId: account.id,
  });
  throw new Refusal('auth.wrong-code');
}

/** Whether it is a code of about now that was not used before; it is used up by asking. */
export async function isFreshCode(services: Services, account: AccountRow, code: string): Promise<boolean> {
  if (account.totpSecret === null) return false;
  const secret = services.secretBox.open(account.totpSecret, `totp:${account.id}`);
  const step = totpStepOf(secret, code, services.now().getTime());
  return step !== null && (await services.storage.accounts.useTotpStep(account.id, step));
}
