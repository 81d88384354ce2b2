import { OtherAppRedirect } from '@pricehunt/web-shell';
import { useLocation } from 'react-router-dom';
import { useAdminServices } from '../admin-services';
import { useMessages } from '../messages/use-messages';
import { NotFound } from './not-found';

/** Any path that no route here claims: one of the other two apps', or nothing at all. */
export function UnclaimedPath() {
  const { pathname } = useLocation();
  const { frame } = useMessages();
  const { readOrigins } = useAdminServices();
  if (/^\/(business(\/|-|$)|reset-password$|view-as$)/.test(pathname)) {
    return (
      <OtherAppRedirect owner="merchant" ownerName={frame.merchantDashboard} readOrigins={readOrigins} />
    );
  }
  if (shopperPath.test(pathname)) {
    return <OtherAppRedirect owner="shopper" ownerName={frame.priceComparison} readOrigins={readOrigins} />;
  }
  return <NotFound />;
}

/** The shopper's rows of S§2, and a pasted link as a path. */
const shopperPath =
  /^\/(browse|landing2|search|new-search|product|history|favorites|login|demo-landing|tracking-test|real-tracking-test|https?:)(\/|$)/;
