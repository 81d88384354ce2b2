import { useSearchParams } from 'react-router-dom';
import { useMerchantServices } from '../../merchant-services';
import { routePaths } from '../../route-paths';
import { returnPath } from './return-path';

/** Where signing in leads on to: the path of this site that `?return=` names, else the dashboard. */
export function useWayOn(): string {
  const { siteOrigin } = useMerchantServices();
  const [query] = useSearchParams();
  return returnPath(query.get('return'), siteOrigin) ?? routePaths.dashboard;
}
