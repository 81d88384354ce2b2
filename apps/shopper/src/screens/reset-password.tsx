import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { ResetPasswordForm } from '../features/sign-in/components/reset-password-form';
import { useAddressToken } from '../features/sign-in/use-address-token';
import { useMessages } from '../messages/use-messages';
import { UnclaimedPath } from './unclaimed-path';

/** The page at /reset-password where a shopper's mailed link leads. Without a token the path is the merchants' (S§2). */
export function ResetPassword() {
  const { reset } = useMessages().signIn;
  const token = useAddressToken();
  if (token === '') return <UnclaimedPath />;
  return (
    <div className="pb-14">
      <PageTitle>{reset.title}</PageTitle>
      <PageHeader title={reset.title} lead={reset.lead} />
      <ResetPasswordForm token={token} />
    </div>
  );
}
