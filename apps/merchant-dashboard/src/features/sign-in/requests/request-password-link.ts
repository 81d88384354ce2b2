import { authSentences, forgotBusinessPassword } from '@pricehunt/api-contract';
import { authFailureOf } from '@pricehunt/auth-context';
import type { AuthOutcome } from '@pricehunt/auth-context';
import type { MerchantServices } from '../../../merchant-services';

/** Asks for a mail with a link that sets a new password. Never rejects; it does not tell whether the address has an account. */
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
