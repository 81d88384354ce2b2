import { PageTitle } from '@pricehunt/web-shell';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DirectLink as ReadDirectLink } from '@pricehunt/product-links';
import { useBeginSearch } from '../search/begin-search';
import { useMessages } from '../messages/use-messages';
import { invalidLinkPath } from '../route-paths';

export interface DirectLinkProps {
  readonly direct: Exclude<ReadDirectLink, { readonly kind: 'none' }>;
}

/** The page at /https://… and /shop.com/… (S§2): starts a search for the link and replaces this history entry. */
export function DirectLink({ direct }: DirectLinkProps) {
  const beginSearch = useBeginSearch();
  const navigate = useNavigate();
  const { processing } = useMessages().pages;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (direct.kind === 'link') beginSearch(direct, { replace: true });
    else void navigate(invalidLinkPath, { replace: true });
  }, [direct, beginSearch, navigate]);
  return (
    <div className="py-14" role="status">
      <PageTitle>{processing}</PageTitle>
      <h1 className="text-2xl">{processing}</h1>
    </div>
  );
}
