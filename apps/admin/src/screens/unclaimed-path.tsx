import { OtherAppRedirect } from '@pricehunt/web-shell';
import { useLocation } from 'react-router-dom';
import { readOrigins } from '../environment';
import { NotFound } from './not-found';

/** Any path that no route here claims: one of the other two apps', or nothing at all. */
export function UnclaimedPath() {
  const { pathname } = useLocation();
  if (/^\/(business(\/|-|$)|reset-password$)/.test(pathname)) {
    return <OtherAppRedirect owner="merchant" ownerName="the merchant dashboard" readOrigins={readOrigins} />;
  }
  if (shopperPath.test(pathname)) {
    return <OtherAppRedirect owner="shopper" ownerName="the price comparison" readOrigins={readOrigins} />;
  }
  return <NotFound />;
}

/** The shopper's rows of S§2, and a pasted link as a path. */
const shopperPath =
  /^\/(browse|landing2|search|new-search|history|favorites|login|demo-landing|tracking-test|real-tracking-test|https?:)(\/|$)/;
