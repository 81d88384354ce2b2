import { ProviderReturn } from '@pricehunt/account-forms';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

const paths = {
  signIn: routePaths.login,
  account: `${routePaths.settings}?tab=security`,
  home: routePaths.dashboard,
};

/** Where a sign-in provider sends members, to finish signing in or linking. */
export function ProviderSignIn() {
  const { status, refresh } = useBusinessAuth();
  return (
    <ProviderReturn
      words={useMessages().signIn.providers}
      door="business"
      isSignedIn={status === 'signed-in'}
      refresh={refresh}
      siteOrigin={useMerchantServices().siteOrigin}
      paths={paths}
    />
  );
}
