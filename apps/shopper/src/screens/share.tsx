import { readCapture } from '@pricehunt/page-capture';
import { ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBeginSearch } from '../search/begin-search';
import type { SearchBeginning } from '../search/begin-search';
import { readPaste } from '../features/paste-link/read-paste';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';
import { useShopperServices } from '../shopper-services';

/** Apps put the link into `url` or inside `text`; without a link the words are searched. */
export function Share() {
  const [query] = useSearchParams();
  const beginSearch = useBeginSearch();
  const { pageCaptures } = useShopperServices();
  const [fragment] = useState(pageCaptures.arrived);
  const shared = useMemo(() => readCaptured(fragment) ?? readShared(query), [fragment, query]);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || shared === null) return;
    hasBegun.current = true;
    beginSearch(shared, { replace: true });
  }, [shared, beginSearch]);
  const { install, pages } = useMessages();
  if (shared !== null) {
    return (
      <div className="py-14" role="status">
        <PageTitle>{install.share.pageTitle}</PageTitle>
        <h1 className="text-2xl">{pages.processing}</h1>
      </div>
    );
  }
  return (
    <>
      <PageTitle>{install.share.pageTitle}</PageTitle>
      <EmptyState
        title={install.share.nothing}
        headingLevel={1}
        action={
          <ButtonLink to={routePaths.landing} variant="primary">
            {install.share.search}
          </ButtonLink>
        }
      >
        {install.share.sentence}
      </EmptyState>
    </>
  );
}

function readCaptured(fragment: string | null): SearchBeginning | null {
  const capture = fragment === null ? null : readCapture(fragment);
  return capture && { url: capture.link, capture };
}

function readShared(query: URLSearchParams): SearchBeginning | null {
  const given = ['url', 'text', 'title'].map((name) => readPaste(query.get(name) ?? ''));
  const link = given.find((paste) => paste.kind === 'link');
  if (link !== undefined) return { url: link.url };
  const words = given.find((paste) => paste.kind === 'words');
  return words === undefined ? null : { query: words.words };
}
