import { Chip, PageHeader, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CouldNotLoad } from '../features/settings/components/could-not-load';
import { Section } from '../features/settings/components/section';
import { domainsQuery, feedsQuery } from '../features/dashboard/requests/set-up-queries';
import { useBusiness } from '../features/dashboard/use-business';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';

/** What connects the store, as it stands: its domains, its catalog, its orders. */
export function Integrate() {
  const { integrate: words } = useMessages().dashboard;
  const { id, storeDomain } = useBusiness();
  const { openApi } = useMerchantServices();
  const domains = useQuery(domainsQuery(openApi, id));
  const feeds = useQuery(feedsQuery(openApi, id));
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="max-w-190 divide-y divide-line border-y border-line">
        <Section title={words.domain}>
          <Told
            query={domains}
            whereNone={storeDomain === null ? words.domainNone : words.domainTold(storeDomain)}
          >
            {({ id: domainId, domain, state }) => (
              <li key={domainId} className="flex flex-wrap items-center gap-3">
                {domain}
                <Chip tone={state === 'verified' ? 'good' : 'warn'}>{words.states[state]}</Chip>
              </li>
            )}
          </Told>
        </Section>
        <Section title={words.catalog}>
          <Told query={feeds} whereNone={words.catalogNone}>
            {({ id: feedId, name }) => <li key={feedId}>{name}</li>}
          </Told>
        </Section>
        <Section title={words.orders}>
          <p className="text-ink-muted">{words.ordersNone}</p>
        </Section>
      </div>
    </>
  );
}

interface ToldProps<Item> {
  readonly query: UseQueryResult<readonly Item[]>;
  readonly whereNone: string;
  readonly children: (item: Item) => ReactNode;
}

function Told<Item>({ query, whereNone, children }: ToldProps<Item>) {
  if (query.isError) {
    return <CouldNotLoad failure={query.error} onTryAgain={() => void query.refetch()} />;
  }
  if (query.data === undefined) {
    return (
      <SkeletonGroup>
        <SkeletonBlock className="h-6 w-56" />
      </SkeletonGroup>
    );
  }
  if (query.data.length === 0) return <p className="text-ink-muted">{whereNone}</p>;
  return <ul className="grid gap-2">{query.data.map(children)}</ul>;
}
