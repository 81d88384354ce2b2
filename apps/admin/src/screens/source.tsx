import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useParams } from 'react-router-dom';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { Section } from '../console/components/section';
import { useNames } from '../console/use-names';
import { ResumeSourceButton } from '../console/components/resume-source-button';
import { SourceStateChip } from '../console/components/source-state-chip';
import { ShopActs } from '../features/shops/components/shop-acts';
import { useShops } from '../features/shops/requests/use-shops';
import { SourceFault } from '../features/sources/components/source-fault';
import { SourceRoom } from '../features/sources/components/source-room';
import { TurnButton } from '../features/sources/components/turn-button';
import { WebSearchRoom } from '../features/web-search/components/web-search-room';
import { useSources } from '../features/sources/requests/use-sources';
import { useMessages } from '../messages/use-messages';
import { NotFound } from './not-found';

/** The source with its own setup page sections. */
const webSearchSource = 'web-search';

export function Source() {
  const { shops: shopWords, sources: words } = useMessages();
  const { sourceName } = useNames();
  const { sourceId } = useParams();
  const query = useSources();
  const shops = useShops();
  const source = query.data?.items.find(({ id }) => id === sourceId);
  if (query.data !== undefined && source === undefined) return <NotFound />;
  const shop = shops.data?.items.find((each) => each.sourceId === sourceId);
  const title = source === undefined ? words.source : sourceName(source);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          source === undefined ? null : (
            <>
              <SourceStateChip {...source} />
              {source.circuit === null || source.circuit === 'closed' ? null : (
                <ResumeSourceButton sourceId={source.id} name={title} />
              )}
              <TurnButton source={source} />
            </>
          )
        }
      />
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {() =>
          source === undefined ? null : (
            <>
              <SourceFault source={source} />
              {shop === undefined ? null : (
                <Section title={shopWords.settings}>
                  <ShopActs shop={shop} />
                </Section>
              )}
              {source.id === webSearchSource ? <WebSearchRoom source={source} /> : null}
              <SourceRoom source={source} />
            </>
          )
        }
      </Answered>
    </>
  );
}
