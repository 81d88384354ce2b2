import { resetBusinessPassword } from '@pricehunt/api-contract';
import type { CallInput } from '@pricehunt/api-client';
import type { MerchantServices } from '../../../merchant-services';

/** Sets a new password by the token of a mailed link; rejects where the link or the password does not do. */
export async function resetPassword(
  openApi: MerchantServices['openApi'],
  body: CallInput<typeof resetBusinessPassword>['body'],
): Promise<void> {
  await (await openApi()).call(resetBusinessPassword, { body });
}
