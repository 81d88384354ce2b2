import { Chip } from '@pricehunt/ui-kit';
import { ResendVerification } from '../../../business/resend-verification';
import { useBusiness } from '../../../business/use-business';
import { useMessages } from '../../../messages/use-messages';

/** The first step: the e-mail address of the account. */
export function EmailStep() {
  const { email: words } = useMessages().integrate;
  const { email, isEmailVerified } = useBusiness();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-5">
      <p className="min-w-0 grow font-semibold wrap-anywhere">{email}</p>
      <Chip tone={isEmailVerified ? 'good' : 'warn'}>{isEmailVerified ? words.verified : words.pending}</Chip>
      {isEmailVerified ? null : <ResendVerification />}
    </div>
  );
}
