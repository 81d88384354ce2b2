import { ProviderReturn } from '@pricehunt/account-forms';
import { useAdminAuth } from '@pricehunt/auth-context';
import { useAdminServices } from '../admin-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

const paths = {
  signIn: routePaths.login,
  account: routePaths.account,
  home: routePaths.overview,
};

/** Where a sign-in provider sends admins, to finish signing in or linking. */
export function ProviderSignIn() {
  const { status, refresh } = useAdminAuth();
  return (
    <ProviderReturn
      words={useMessages().signIn.providers}
      door="admin"
      isSignedIn={status === 'signed-in'}
      refresh={refresh}
      siteOrigin={useAdminServices().siteOrigin}
      paths={paths}
    />
  );
}
