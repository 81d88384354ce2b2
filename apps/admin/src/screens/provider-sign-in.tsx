import { ProviderReturn, returnPath } from '@pricehunt/account-forms';
import { useAdminAuth } from '@pricehunt/auth-context';
import { useToast } from '@pricehunt/ui-toasts';
import { Link, useNavigate } from 'react-router-dom';
import { useAdminServices } from '../admin-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** Where a sign-in provider sends admins, to finish signing in or linking. */
export function ProviderSignIn() {
  const { providers: words } = useMessages().signIn;
  const { status, refresh } = useAdminAuth();
  const { siteOrigin } = useAdminServices();
  const { show } = useToast();
  const navigate = useNavigate();
  const isSignedIn = status === 'signed-in';
  const go = (path: string) => void navigate(path, { replace: true });
  return (
    <ProviderReturn
      words={words}
      door="admin"
      isSignedIn={isSignedIn}
      onSignedIn={async (returnTo) => {
        await refresh();
        go(returnPath(returnTo, siteOrigin, [routePaths.login]) ?? routePaths.overview);
      }}
      onLinked={() => {
        show({ title: words.linked });
        go(routePaths.account);
      }}
      onBack={() => go(routePaths.login)}
      back={
        isSignedIn ? (
          <Link to={routePaths.account}>{words.toSettings}</Link>
        ) : (
          <Link to={routePaths.login}>{words.toSignIn}</Link>
        )
      }
    />
  );
}
