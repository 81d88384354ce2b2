import { PageTitle } from '@pricehunt/web-shell';
import { ActivityStream } from '../features/activity/components/activity-stream';
import { useMessages } from '../messages/use-messages';

export function Activity() {
  const { activity: words } = useMessages();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ActivityStream />
    </>
  );
}
