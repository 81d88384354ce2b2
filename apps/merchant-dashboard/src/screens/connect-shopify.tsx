import { finishShopifyInstall } from '@pricehunt/api-contract/shopify-admin';
import { ButtonLink, Notice, PageHeader, SkeletonBars } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAct } from '../business/use-act';
import { ShopifyInstallForm } from '../features/feeds/components/shopify-connect';
import { useFailureSentence } from '../messages/use-failure-sentence';
import { useMessages } from '../messages/use-messages';
import { routePaths, sourcePath } from '../route-paths';

/** Where Shopify sends merchants: with a code after an installation, or with the store that opened the app. */
export function ConnectShopify() {
  const { install: words } = useMessages().feeds;
  const query = useLocation().search.slice(1);
  const given = new URLSearchParams(query);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <div className="max-w-190">
        {given.has('code') ? (
          <Finishing query={query} />
        ) : (
          <ShopifyInstallForm shopDomain={given.get('shop') ?? ''} />
        )}
      </div>
    </>
  );
}

function Finishing({ query }: { readonly query: string }) {
  const { install: words } = useMessages().feeds;
  const sentenceOf = useFailureSentence();
  const navigate = useNavigate();
  const { mutate, error } = useAct(
    async (api, signed: string) => api.call(finishShopifyInstall, { body: { query: signed } }),
    {
      renews: ['feeds', 'order-sources'],
      onDone: ({ connection }) => void navigate(sourcePath(connection.feedId), { replace: true }),
    },
  );
  // Shopify's code works once, so it's sent once, however often the effect runs.
  const sent = useRef('');
  useEffect(() => {
    if (sent.current === query) return;
    sent.current = query;
    mutate(query);
  }, [query, mutate]);
  if (error !== null) {
    return (
      <Notice tone="danger" title={words.failed}>
        <p>{sentenceOf(error)}</p>
        <ButtonLink to={routePaths.sources} className="mt-3">
          {words.again}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <p role="status" className="mb-4 text-ink-muted">
        {words.finishing}
      </p>
      <SkeletonBars className="h-20 w-full" />
    </>
  );
}
