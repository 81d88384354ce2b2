import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { Section } from '../console/components/section';
import { ShopListActs } from '../features/shops/components/shop-list-acts';
import { ShopTable } from '../features/shops/components/shop-table';
import { useShops } from '../features/shops/requests/use-shops';
import { useSources } from '../features/sources/requests/use-sources';
import { FiguresOfSources } from '../features/sources/components/source-figures';
import { AllSources } from '../features/sources/components/all-sources';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function Sources() {
  const { operatorFeeds: feedWords, shops: shopWords, sources: words } = useMessages();
  const query = useSources();
  const shops = useShops();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        actions={
          <ButtonLink size="small" to={routePaths.operatorFeeds}>
            {feedWords.title}
          </ButtonLink>
        }
      />
      <div className="pb-10">
        <Answered query={query} whileLoading={<RowSkeleton />}>
          {({ items }) => <AllSources sources={items} />}
        </Answered>
      </div>
      <Section title={shopWords.title} actions={<ShopListActs />}>
        <p className="pb-4 text-ink-muted">{shopWords.lead}</p>
        <Answered query={shops} whileLoading={<RowSkeleton />}>
          {({ items }) => <ShopTable shops={items} />}
        </Answered>
      </Section>
      {query.data === undefined ? null : <FiguresOfSources sources={query.data.items} />}
    </>
  );
}
