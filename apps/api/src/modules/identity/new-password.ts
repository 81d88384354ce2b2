import { passwordLengths, passwordProblem, passwordSentence } from '@pricehunt/business-accounts';
import type { AccountAudience } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import { isCommonPassword } from './common-passwords';

/** Throws auth.password-refused with the reason at the field, by the rules of the audience. */
export function checkNewPassword(
  password: string,
  about: { readonly audience: AccountAudience; readonly email: string; readonly field?: string },
): void {
  const lengthMin = about.audience === 'business' ? passwordLengths.businessMin : passwordLengths.shopperMin;
  const problem = passwordProblem(password, { lengthMin, email: about.email, isCommon: isCommonPassword });
  if (problem === null) return;
  const sentence = passwordSentence(problem, { lengthMin });
  throw new Refusal('auth.password-refused', {
    sentence,
    fields: [{ path: about.field ?? 'password', message: sentence }],
  });
}
