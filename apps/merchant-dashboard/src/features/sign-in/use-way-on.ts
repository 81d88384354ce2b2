import { returnPath } from '@pricehunt/account-forms';
import { useSearchParams } from 'react-router-dom';
import { useMerchantServices } from '../../merchant-services';
import { routePaths } from '../../route-paths';

/** Where signing in leads on to: the path of this site that `?return=` names, else the dashboard. */
export function useWayOn(): string {
  const { siteOrigin } = useMerchantServices();
  const [query] = useSearchParams();
  return returnPath(query.get('return'), siteOrigin, signInPages) ?? routePaths.dashboard;
}

/** Where nothing leads back to: the pages of signing in themselves. */
const signInPages = [
  routePaths.login,
  routePaths.register,
  routePaths.resetPassword,
  routePaths.verifyEmail,
] as const;
