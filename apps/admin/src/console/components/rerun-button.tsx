import { rerunFeed } from '@pricehunt/api-contract/admin-feeds';
import { useMessages } from '../../messages/use-messages';
import { ActButton } from './act-button';

export interface RerunButtonProps {
  readonly feedId: string;
  readonly feedName: string;
}

export function RerunButton({ feedId, feedName }: RerunButtonProps) {
  const { feeds: words } = useMessages();
  return (
    <ActButton
      label={words.rerun}
      spokenLabel={words.rerunSpoken(feedName)}
      title={words.rerunTitle(feedName)}
      sentence={words.rerunSentence}
      submit={words.rerun}
      act={(api) => api.call(rerunFeed, { params: { feedId } })}
      renews={['feeds']}
      done={words.rerunDone(feedName)}
    />
  );
}
