import { Link } from 'react-router-dom';
import { ForgotForm } from '../features/sign-in/components/forgot-form';
import { ResetPasswordForm } from '../features/sign-in/components/reset-password-form';
import { SignInPage } from '../features/sign-in/components/sign-in-page';
import { useAddressToken } from '../features/sign-in/use-address-token';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page at /reset-password (S§2): with a mailed token it sets a password, without one it asks for the mail. */
export function ResetPassword() {
  const { forgot, reset } = useMessages().signIn;
  const token = useAddressToken();
  if (token === '') {
    return (
      <SignInPage
        title={forgot.title}
        lead={forgot.lead}
        ways={<Link to={routePaths.login}>{forgot.toLogin}</Link>}
      >
        <ForgotForm />
      </SignInPage>
    );
  }
  return (
    <SignInPage title={reset.title} lead={reset.lead}>
      <ResetPasswordForm token={token} />
    </SignInPage>
  );
}
