import { ProviderReturn, returnPath } from '@pricehunt/account-forms';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { useToast } from '@pricehunt/ui-toasts';
import { Link, useNavigate } from 'react-router-dom';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

const securityPath = `${routePaths.settings}?tab=security`;

/** Where a sign-in provider sends members, to finish signing in or linking. */
export function ProviderSignIn() {
  const { providers: words } = useMessages().signIn;
  const { status, refresh } = useBusinessAuth();
  const { siteOrigin } = useMerchantServices();
  const { show } = useToast();
  const navigate = useNavigate();
  const isSignedIn = status === 'signed-in';
  const go = (path: string) => void navigate(path, { replace: true });
  return (
    <ProviderReturn
      words={words}
      door="business"
      isSignedIn={isSignedIn}
      onSignedIn={async (returnTo) => {
        await refresh();
        go(returnPath(returnTo, siteOrigin, [routePaths.login]) ?? routePaths.dashboard);
      }}
      onLinked={() => {
        show({ title: words.linked });
        go(securityPath);
      }}
      onBack={() => go(routePaths.login)}
      back={
        isSignedIn ? (
          <Link to={securityPath}>{words.toSettings}</Link>
        ) : (
          <Link to={routePaths.login}>{words.toSignIn}</Link>
        )
      }
    />
  );
}
