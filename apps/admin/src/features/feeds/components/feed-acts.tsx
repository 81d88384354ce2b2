import { rerunFeed } from '@pricehunt/api-contract/admin-feeds';
import { changeOperatorFeed, endOperatorFeed } from '@pricehunt/api-contract/operator-feeds';
import type { OperatorFeed } from '@pricehunt/api-contract/operator-feeds';
import { ActButton } from '../../../console/components/act-button';
import { useMessages } from '../../../messages/use-messages';

const renewed = ['operator-feeds', 'feeds'] as const;

/** Runs, pauses or removes a feed; null while it is being removed. */
export function FeedActs({ feed }: { readonly feed: OperatorFeed }) {
  const { operatorFeeds: words } = useMessages();
  const { id: feedId, name, isPaused } = feed;
  if (feed.endedAt !== null) return null;
  const turn = isPaused ? words.resume : words.pause;
  return (
    <span className="inline-flex flex-wrap gap-2 @xl:justify-end">
      <ActButton
        label={words.run}
        spokenLabel={words.runSpoken(name)}
        title={words.runTitle(name)}
        sentence={words.runSentence}
        submit={words.run}
        act={(api) => api.call(rerunFeed, { params: { feedId } })}
        renews={renewed}
        done={words.runDone(name)}
      />
      <ActButton
        label={turn}
        spokenLabel={words.turnSpoken(turn, name)}
        title={words.turnTitle(turn, name)}
        sentence={isPaused ? words.resumeSentence : words.pauseSentence}
        submit={turn}
        act={(api) => api.call(changeOperatorFeed, { params: { feedId }, body: { isPaused: !isPaused } })}
        renews={renewed}
        done={words.turned(name)}
      />
      <ActButton
        label={words.end}
        spokenLabel={words.endSpoken(name)}
        title={words.endTitle(name)}
        sentence={feed.endsWithMembership ? words.endAllSentence : words.endSentence}
        submit={words.end}
        isDestructive
        act={(api) => api.call(endOperatorFeed, { params: { feedId } })}
        renews={renewed}
        done={words.endDone(name)}
      />
    </span>
  );
}
