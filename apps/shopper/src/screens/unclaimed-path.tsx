import { OtherAppRedirect } from '@pricehunt/web-shell';
import { useLocation } from 'react-router-dom';
import { readOrigins } from '../environment';
import { NotFound } from './not-found';

/** Any path that no other route claims: one of the merchants' or the admin's app, or nothing at all. */
export function UnclaimedPath() {
  const { pathname } = useLocation();
  if (/^\/(business(\/|-|$)|reset-password$)/.test(pathname)) {
    return <OtherAppRedirect owner="merchant" ownerName="the merchant dashboard" readOrigins={readOrigins} />;
  }
  if (/^\/admin(\/|-|$)/.test(pathname)) {
    return <OtherAppRedirect owner="admin" ownerName="the admin console" readOrigins={readOrigins} />;
  }
  return <NotFound />;
}
