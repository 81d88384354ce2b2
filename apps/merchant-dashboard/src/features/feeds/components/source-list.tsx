import type { Feed } from '@pricehunt/api-contract/feeds';
import { SkeletonBlock, SkeletonGroup, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { runPath, sourcePath } from '../../../route-paths';
import { useBusiness } from '../../../business/use-business';
import { allFeedsQuery } from '../requests/feed-queries';
import { RunStateChip } from './run-state-chip';

export interface SourceListProps {
  readonly whereNone: ReactNode;
}

/** The catalog sources with their product counts and latest imports. */
export function SourceList({ whereNone }: SourceListProps) {
  const { feeds: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(allFeedsQuery(openApi, id));
  return (
    <Answered
      query={query}
      whileLoading={
        <SkeletonGroup label={words.loading}>
          <SkeletonBlock className="h-14 w-full" />
          <SkeletonBlock className="mt-3 h-14 w-full" />
        </SkeletonGroup>
      }
    >
      {(feeds) =>
        feeds.length === 0 ? (
          whereNone
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {feeds.map((feed) => (
              <Source key={feed.id} feed={feed} />
            ))}
          </ul>
        )
      }
    </Answered>
  );
}

function Source({ feed }: { readonly feed: Feed }) {
  const { feeds: words } = useMessages();
  const { moment } = useMoments();
  const figure = useFigures();
  const { id, name, kind, link, itemCount, latestImport, nextRunAt, isPaused } = feed;
  const facts = [
    words.kinds[kind],
    words.itemCount(figure(itemCount)),
    isPaused ? words.paused : nextRunAt === null ? null : words.nextRun(moment(nextRunAt)),
  ].filter((fact) => fact !== null);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
      <div className="min-w-48 grow basis-72">
        <Link to={sourcePath(id)} className="row-link font-semibold wrap-anywhere">
          {name}
        </Link>
        {link === null ? null : <p className="truncate text-sm text-ink-muted">{link}</p>}
        <p className="text-sm text-ink-muted">{facts.join(' · ')}</p>
      </div>
      {latestImport === null ? null : (
        <Link to={runPath(id, latestImport.id)} className="rounded-full no-underline hover:opacity-80">
          <RunStateChip state={latestImport.state} />
          <span className="sr-only">{words.run.title(moment(latestImport.requestedAt))}</span>
        </Link>
      )}
    </li>
  );
}
