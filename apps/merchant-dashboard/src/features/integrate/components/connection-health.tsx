import type { Attention } from '@pricehunt/api-contract/analytics';
import { ButtonLink, Chip, SkeletonBars, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { latestOrdersQuery, overviewQuery } from '../../../business/overview-query';
import { domainsQuery, feedsQuery } from '../../../business/setup-queries';
import { useBusiness } from '../../../business/use-business';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import type { WizardStep } from '../use-wizard';

type Connection = Extract<WizardStep, 'domain' | 'catalog' | 'orders'>;

const connections: readonly Connection[] = ['domain', 'catalog', 'orders'];

/** After setup: each connection with its last data and whether it needs attention. */
export function ConnectionHealth() {
  const { integrate: words, feeds: feedWords } = useMessages();
  const figure = useFigures();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const overview = useQuery(overviewQuery(openApi, id, '30'));
  const lastAt = useLastData();
  const feeds = useQuery(feedsQuery(openApi, id)).data ?? [];
  const itemCount = feeds.reduce((sum, each) => sum + each.itemCount, 0);
  const { moment } = useMoments();
  return (
    <section aria-labelledby="health" className="max-w-220 pb-10">
      <h2 id="health" className="text-xl">
        {words.health.title}
      </h2>
      <Answered query={overview} whileLoading={<SkeletonBars className="mt-4 h-40 w-full" />}>
        {({ attention }) => (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {connections.map((connection) => {
              const needsAttention = attention.some((each) => connectionOf(each) === connection);
              const last = lastAt[connection];
              return (
                <li
                  key={connection}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3"
                >
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <h3 className="font-sans text-base font-semibold">{words.steps[connection]}</h3>
                    <Chip tone={needsAttention ? 'warn' : 'good'}>
                      {needsAttention ? words.health.attention : words.health.healthy}
                    </Chip>
                  </div>
                  <p className="row-start-2 text-sm text-ink-muted max-sm:col-span-2">
                    {last !== null
                      ? words.health.last[connection](moment(last))
                      : connection === 'catalog'
                        ? feedWords.itemCount(figure(itemCount))
                        : words.health.never}
                  </p>
                  <ButtonLink
                    to={`?step=${connection}`}
                    size="small"
                    className="col-start-2 row-start-1 sm:row-span-2"
                  >
                    {words.health.manage}
                    <span className="sr-only">: {words.steps[connection]}</span>
                  </ButtonLink>
                </li>
              );
            })}
          </ul>
        )}
      </Answered>
      <ButtonLink to="?step=test" className="mt-5">
        {words.health.test}
      </ButtonLink>
    </section>
  );
}

/** When each connection last worked; null for never. */
function useLastData(): Readonly<Record<Connection, string | null>> {
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const domains = useQuery(domainsQuery(openApi, id)).data ?? [];
  const feeds = useQuery(feedsQuery(openApi, id)).data ?? [];
  const orders = useQuery(latestOrdersQuery(openApi, id)).data?.items ?? [];
  return {
    domain: latestOf(domains.map(({ checkedAt }) => checkedAt)),
    catalog: latestOf(feeds.map(({ latestImport }) => latestImport?.finishedAt ?? null)),
    orders: orders[0]?.placedAt ?? null,
  };
}

function latestOf(instants: readonly (string | null)[]): string | null {
  return instants.reduce((latest, each) => (each !== null && each > (latest ?? '') ? each : latest), null);
}

function connectionOf(attention: Attention): Connection | null {
  switch (attention.kind) {
    case 'domain-unverified':
      return 'domain';
    case 'feed-failed':
    case 'feed-waits-for-confirmation':
    case 'feed-errors':
      return 'catalog';
    case 'integration-silent':
      return attention.integration;
    case 'price-losses':
    case 'approval-pending':
    case 'out-of-stock':
    case 'products-not-shown':
      return null;
  }
}
