import { authSentences } from '@pricehunt/api-contract';
import { forgotBusinessPassword } from '@pricehunt/api-contract/business-identity';
import { authFailureOf } from '@pricehunt/auth-context';
import type { AuthOutcome } from '@pricehunt/auth-context';
import type { MerchantServices } from '../../../merchant-services';

/** Requests a password reset link. Never rejects, so it doesn't reveal whether the account exists. */
export async function requestPasswordLink(
  openApi: MerchantServices['openApi'],
  email: string,
): Promise<AuthOutcome> {
  try {
    await (await openApi()).call(forgotBusinessPassword, { body: { email } });
    return { success: true };
  } catch (failure) {
    return authFailureOf(failure, authSentences.loginFailed);
  }
}
