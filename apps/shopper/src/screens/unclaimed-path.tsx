import { linkFromPath } from '@pricehunt/product-links';
import { OtherAppRedirect, ownerOfPath, readOrigins } from '@pricehunt/web-shell';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages/use-messages';
import { DirectLink } from './direct-link';
import { NotFound } from './not-found';

/** The list of public suffixes is large, so only paths that start like a host name load it. */
const HostPath = lazy(async () => ({ default: (await import('./host-path')).HostPath }));

/** Any path without a route: a product link (S§2), a page of another app, or "not found". */
export function UnclaimedPath() {
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  const direct = linkFromPath(address, () => false);
  if (direct.kind !== 'none') return <DirectLink direct={direct} />;
  const beginsLikeHost = linkFromPath(address, () => true).kind === 'link';
  const noLink = <NoLinkPath pathname={pathname} />;
  return beginsLikeHost ? <HostPath address={address} otherwise={noLink} /> : noLink;
}

function NoLinkPath({ pathname }: { readonly pathname: string }): ReactNode {
  const { merchantApp, adminApp } = useMessages().pages;
  const owner = ownerOfPath(pathname);
  if (owner === null || owner === 'shopper') return <NotFound />;
  const ownerName = owner === 'merchant' ? merchantApp : adminApp;
  return <OtherAppRedirect owner={owner} ownerName={ownerName} readOrigins={readOrigins} />;
}
