import { startFeedImport } from '@pricehunt/api-contract/feeds';
import { Button, Chip, DefaultSkeleton, Notice, PageHeader, useFigures } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Answered } from '../page-parts/answered';
import { Breadcrumbs } from '../page-parts/breadcrumbs';
import { useBusiness } from '../business/use-business';
import { ColumnMapping } from '../features/feeds/components/column-mapping';
import { NewerFile } from '../features/feeds/components/newer-file';
import { RunTable } from '../features/feeds/components/run-table';
import { ShopifyConnectionView } from '../features/feeds/components/shopify-connection-view';
import { WoocommerceConnectionView } from '../features/feeds/components/woocommerce-connection-view';
import { SourceDeletion } from '../features/feeds/components/source-deletion';
import { SourceSettings } from '../features/feeds/components/source-settings';
import { feedQuery, isUnderWay } from '../features/feeds/requests/feed-queries';
import { Section } from '../page-parts/page-section';
import { useDisabledReason } from '../business/use-disabled-reason';
import { useMerchantServices } from '../merchant-services';
import { useFailureSentence } from '../messages/use-failure-sentence';
import { useMessages } from '../messages/use-messages';
import { routePaths, runPath } from '../route-paths';
import { useAct } from '../business/use-act';

export function Source() {
  const { feeds: words, feedColumns, products } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const { feedId = '' } = useParams();
  const query = useQuery(feedQuery(openApi, id, feedId));
  const disabledReason = useDisabledReason('feeds.edit');
  const sentenceOf = useFailureSentence();
  const navigate = useNavigate();
  const figure = useFigures();
  const fetchNow = useAct(async (api, _: void) => api.call(startFeedImport, { params: { feedId } }), {
    renews: ['feeds'],
    onDone: ({ import: run }) => void navigate(runPath(feedId, run.id)),
  });
  return (
    <>
      <Breadcrumbs
        trail={[
          { name: products.title, to: routePaths.products },
          { name: words.title, to: routePaths.sources },
        ]}
      />
      <Answered query={query} heading={words.title} whileLoading={<DefaultSkeleton />}>
        {(feed) => (
          <>
            <PageTitle>{feed.name}</PageTitle>
            <PageHeader
              title={feed.name}
              lead={
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                  <Chip>{words.kinds[feed.kind]}</Chip>
                  <Link
                    to={`${routePaths.products}?feedId=${encodeURIComponent(feedId)}`}
                    className="text-link"
                  >
                    {words.itemCount(figure(feed.itemCount))}
                  </Link>
                </span>
              }
              actions={
                feed.link === null || feed.kind === 'shopify-admin' || disabledReason !== null ? undefined : (
                  <Button
                    variant="primary"
                    busy={fetchNow.isPending}
                    onClick={() => fetchNow.mutate(undefined)}
                  >
                    {words.source.fetch}
                  </Button>
                )
              }
            />
            {fetchNow.error === null ? null : (
              <Notice tone="danger" title={sentenceOf(fetchNow.error)} className="mb-5" />
            )}
            <div className="divide-y divide-line border-y border-line">
              {feed.kind === 'shopify-admin' ? (
                <Section title={words.kinds['shopify-admin']}>
                  <ShopifyConnectionView feedId={feedId} />
                </Section>
              ) : null}
              {feed.kind === 'woocommerce' ? (
                <Section title={words.kinds.woocommerce}>
                  <WoocommerceConnectionView feedId={feedId} />
                </Section>
              ) : null}
              {feed.kind === 'upload' && disabledReason === null ? (
                <Section title={words.source.uploadAgain}>
                  <NewerFile feedId={feedId} />
                </Section>
              ) : null}
              {feed.kind === 'shopify-admin' || feed.kind === 'api' ? null : (
                <Section title={words.source.runs}>
                  <RunTable feedId={feedId} latest={feed.latestImport} />
                </Section>
              )}
              {feed.kind === 'link' || feed.kind === 'upload' ? (
                <Section title={feedColumns.title}>
                  {feed.latestImport === null || isUnderWay(feed.latestImport) ? (
                    <p className="text-ink-muted">{feedColumns.noFile}</p>
                  ) : (
                    <ColumnMapping key={feed.latestImport.id} feed={feed} run={feed.latestImport} />
                  )}
                </Section>
              ) : null}
              {feed.kind === 'api' || feed.kind === 'shopify-admin' ? null : (
                <Section title={words.source.settings}>
                  {disabledReason === null ? (
                    <SourceSettings feed={feed} />
                  ) : (
                    <p className="text-ink-muted">{disabledReason}</p>
                  )}
                </Section>
              )}
              {disabledReason === null && feed.kind !== 'shopify-admin' && feed.kind !== 'woocommerce' ? (
                <Section title={words.source.delete}>
                  <SourceDeletion feed={feed} />
                </Section>
              ) : null}
            </div>
          </>
        )}
      </Answered>
    </>
  );
}
