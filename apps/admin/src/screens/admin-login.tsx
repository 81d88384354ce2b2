import {
  LoginForm,
  PasskeyButton,
  ProviderButtons,
  SessionDoubt,
  SignInPage,
  returnPath,
} from '@pricehunt/account-forms';
import { useAdminAuth } from '@pricehunt/auth-context';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAdminServices } from '../admin-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page at /admin-login (S§2). Redirects signed-in admins to `?return=` or the overview. */
export function AdminLogin() {
  const { signIn: words } = useMessages();
  const { siteOrigin, leaveTo } = useAdminServices();
  const { status, login, isInDoubt, refresh } = useAdminAuth();
  const [query] = useSearchParams();
  const returnTo = returnPath(query.get('return'), siteOrigin, [routePaths.login]);
  if (status === 'signed-in') {
    return <Navigate to={returnTo ?? routePaths.overview} replace />;
  }
  return (
    <SignInPage title={words.account.login.title} lead={words.lead}>
      {isInDoubt ? <SessionDoubt onAskAgain={refresh} /> : null}
      <LoginForm login={login} />
      <PasskeyButton words={words.passkeys} door="admin" onSignedIn={refresh} />
      <ProviderButtons words={words.providers} door="admin" returnTo={returnTo} leaveTo={leaveTo} />
    </SignInPage>
  );
}
