import {
  LoginForm,
  PasskeyButton,
  ProviderButtons,
  SessionDoubt,
  SignInPage,
} from '@pricehunt/account-forms';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useNextPath } from '../features/sign-in/use-next-path';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page at /business-login (S§2). Signed-in members go on to `?return=` or the dashboard. */
export function Login() {
  const { account, login: words, passkeys, providers } = useMessages().signIn;
  const { leaveTo } = useMerchantServices();
  const { login, status, isInDoubt, refresh } = useBusinessAuth();
  const { search } = useLocation();
  const nextPath = useNextPath();
  if (status === 'signed-in') return <Navigate to={nextPath} replace />;
  return (
    <SignInPage
      title={account.login.title}
      lead={words.lead}
      ways={
        <>
          <Link to={{ pathname: routePaths.register, search }}>{words.toRegister}</Link>
          <Link to={routePaths.resetPassword}>{account.login.toForgot}</Link>
        </>
      }
    >
      {isInDoubt ? <SessionDoubt onAskAgain={refresh} /> : null}
      <LoginForm login={login} />
      <PasskeyButton words={passkeys} door="business" onSignedIn={refresh} />
      <ProviderButtons words={providers} door="business" returnTo={nextPath} leaveTo={leaveTo} />
    </SignInPage>
  );
}
