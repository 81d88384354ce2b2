import { returnPath } from '@pricehunt/account-forms';
import { useSearchParams } from 'react-router-dom';
import { useMerchantServices } from '../../merchant-services';
import { routePaths } from '../../route-paths';

/** The path to open after sign-in: `?return=` within this site, else the dashboard. */
export function useNextPath(): string {
  const { siteOrigin } = useMerchantServices();
  const [query] = useSearchParams();
  return returnPath(query.get('return'), siteOrigin, signInPages) ?? routePaths.dashboard;
}

/** Sign-in pages, which are never returned to. */
const signInPages = [
  routePaths.login,
  routePaths.register,
  routePaths.resetPassword,
  routePaths.verifyEmail,
] as const;
