import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Navigate } from 'react-router-dom';
import { ResetPasswordForm } from '../features/sign-in/components/reset-password-form';
import { useAddressToken } from '../features/sign-in/use-address-token';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page at /reset-password where a shopper's mailed link leads (S§2). Without a token it asks for the address to mail one to. */
export function ResetPassword() {
  const { reset } = useMessages().signIn;
  const token = useAddressToken();
  if (token === '') return <Navigate to={`${routePaths.login}?mode=forgot`} replace />;
  return (
    <div className="pb-14">
      <PageTitle>{reset.title}</PageTitle>
      <PageHeader title={reset.title} lead={reset.lead} />
      <ResetPasswordForm token={token} />
    </div>
  );
}
