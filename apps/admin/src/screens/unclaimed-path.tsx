import { OtherAppRedirect, ownerOfPath } from '@pricehunt/web-shell';
import { useLocation } from 'react-router-dom';
import { useAdminServices } from '../admin-services';
import { useMessages } from '../messages/use-messages';
import { NotFound } from './not-found';

export function UnclaimedPath() {
  const { pathname } = useLocation();
  const { frame } = useMessages();
  const { readOrigins } = useAdminServices();
  const owner = ownerOfPath(pathname);
  if (owner === null || owner === 'admin') return <NotFound />;
  const ownerName = owner === 'merchant' ? frame.merchantDashboard : frame.priceComparison;
  return <OtherAppRedirect owner={owner} ownerName={ownerName} readOrigins={readOrigins} />;
}
