import type { OperatorFeed } from '@pricehunt/api-contract/operator-feeds';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { RunState } from './run-state';

/** A feed's status, with a missing list of shops and the error of a failed run first. */
export function FeedState({ feed }: { readonly feed: OperatorFeed }) {
  const { operatorFeeds: words } = useMessages();
  const { latestImport, endedAt, isPaused, shops } = feed;
  return (
    <>
      {shops.length > 0 || endedAt !== null ? null : (
        <span className="block pb-1 text-danger">{words.noShops}</span>
      )}
      {latestImport === null || latestImport.failure === null ? null : (
        <span className="block pb-1 text-danger wrap-anywhere">{latestImport.failure}</span>
      )}
      <span className="inline-flex flex-wrap gap-2">
        {endedAt !== null ? <Chip tone="warn">{words.ended}</Chip> : null}
        {isPaused && endedAt === null ? <Chip>{words.paused}</Chip> : null}
        {latestImport === null ? <Chip>{words.neverRun}</Chip> : <RunState state={latestImport.state} />}
      </span>
    </>
  );
}
