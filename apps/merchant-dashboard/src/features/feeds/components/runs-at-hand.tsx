import type { Feed } from '@pricehunt/api-contract/feeds';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { runPath } from '../../../route-paths';
import { useBusiness } from '../../../business/use-business';
import { allFeedsQuery, isUnderWay } from '../requests/feed-queries';
import { RunSummary } from './run-summary';

/** Imports that are running or need review; renders nothing when there are none. */
export function RunsAtHand() {
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const feeds = useQuery(allFeedsQuery(openApi, id)).data ?? [];
  return feeds.map((feed) => <RunAtHand key={feed.id} feed={feed} />);
}

function RunAtHand({ feed }: { readonly feed: Feed }) {
  const { run: words } = useMessages().feeds;
  const { latestImport: run, name } = feed;
  if (run === null || !(isUnderWay(run) || run.state === 'awaiting-confirmation')) return null;
  return (
    <section aria-label={name} className="pt-2">
      <h3 className="mb-4 flex flex-wrap items-baseline gap-x-4 text-lg">
        {name}
        <Link to={runPath(feed.id, run.id)} className="text-link font-sans text-sm font-normal">
          {words.details}
        </Link>
      </h3>
      <RunSummary run={run} feed={feed} />
    </section>
  );
}
