import { OtherAppRedirect, ownerOfPath } from '@pricehunt/web-shell';
import { useLocation } from 'react-router-dom';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { NotFound } from './not-found';

/** An unknown path: redirects to its app, or shows that it doesn't exist. */
export function UnclaimedPath() {
  const { pathname } = useLocation();
  const { frame } = useMessages();
  const { readOrigins } = useMerchantServices();
  const owner = ownerOfPath(pathname);
  if (owner === null || owner === 'merchant') return <NotFound />;
  const ownerName = owner === 'admin' ? frame.adminConsole : frame.priceComparison;
  return <OtherAppRedirect owner={owner} ownerName={ownerName} readOrigins={readOrigins} />;
}
