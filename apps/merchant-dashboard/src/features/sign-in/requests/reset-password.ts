import { resetBusinessPassword } from '@pricehunt/api-contract/business-identity';
import type { CallInput } from '@pricehunt/api-client';
import type { MerchantServices } from '../../../merchant-services';

/** Sets a new password by a reset token; rejects when the link or the password is invalid. */
export async function resetPassword(
  openApi: MerchantServices['openApi'],
  body: CallInput<typeof resetBusinessPassword>['body'],
): Promise<void> {
  await (await openApi()).call(resetBusinessPassword, { body });
}
