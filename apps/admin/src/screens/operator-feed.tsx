import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useParams } from 'react-router-dom';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { FeedActs } from '../features/feeds/components/feed-acts';
import { FeedRoom } from '../features/feeds/components/feed-room';
import { useOperatorFeed } from '../features/feeds/requests/use-operator-feeds';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function OperatorFeed() {
  const { operatorFeeds: words } = useMessages();
  const { feedId = '' } = useParams();
  const query = useOperatorFeed(feedId);
  const feed = query.data?.feed;
  const title = feed?.name ?? words.feed;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <>
            {feed === undefined ? null : <FeedActs feed={feed} />}
            <ButtonLink size="small" to={routePaths.operatorFeeds}>
              {words.backToFeeds}
            </ButtonLink>
          </>
        }
      />
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {(answer) => <FeedRoom key={answer.feed.id} feed={answer.feed} />}
      </Answered>
    </>
  );
}
