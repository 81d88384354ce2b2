import { ForgotForm, ResetPasswordForm, SignInPage, useAddressToken } from '@pricehunt/account-forms';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { Link } from 'react-router-dom';
import { requestPasswordLink } from '../features/sign-in/requests/request-password-link';
import { resetPassword } from '../features/sign-in/requests/reset-password';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page at /reset-password (S§2): sets a password with a token, otherwise requests the link. */
export function ResetPassword() {
  const { forgot, login, reset } = useMessages().signIn.account;
  const { openApi } = useMerchantServices();
  const { refresh } = useBusinessAuth();
  const token = useAddressToken();
  if (token === '') {
    return (
      <SignInPage title={forgot.title} ways={<Link to={routePaths.login}>{login.toLogin}</Link>}>
        <ForgotForm request={(email) => requestPasswordLink(openApi, email)} />
      </SignInPage>
    );
  }
  return (
    <SignInPage title={reset.title} lead={reset.lead}>
      <ResetPasswordForm
        token={token}
        set={async (password) => {
          await resetPassword(openApi, { token, password });
          await refresh();
        }}
        paths={{ login: routePaths.login, forgot: routePaths.resetPassword }}
      />
    </SignInPage>
  );
}
