import { linkFromPath } from '@pricehunt/product-links';
import { OtherAppRedirect, ownerOfPath, readOrigins } from '@pricehunt/web-shell';
import { useLocation } from 'react-router-dom';
import { parse } from 'tldts';
import { useMessages } from '../messages/use-messages';
import { DirectLink } from './direct-link';
import { NotFound } from './not-found';

/** Any path that no other route claims: a product link (S§2), a page of the merchants' or the admin's app, or nothing. */
export function UnclaimedPath() {
  const { pathname, search, hash } = useLocation();
  const { merchantApp, adminApp } = useMessages().pages;
  const direct = linkFromPath(`${pathname}${search}${hash}`, isPublicName);
  if (direct.kind !== 'none') return <DirectLink direct={direct} />;
  const owner = ownerOfPath(pathname);
  if (owner === null || owner === 'shopper') return <NotFound />;
  const ownerName = owner === 'merchant' ? merchantApp : adminApp;
  return <OtherAppRedirect owner={owner} ownerName={ownerName} readOrigins={readOrigins} />;
}

/** Whether a host is a domain name under a public suffix, or lies under one. */
function isPublicName(host: string): boolean {
  const { domain, isIcann } = parse(host);
  return domain !== null && isIcann === true;
}
