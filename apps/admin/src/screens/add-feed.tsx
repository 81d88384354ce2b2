import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { AddFeed as AddFeedForm } from '../features/feeds/components/add-feed';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function AddFeed() {
  const { operatorFeeds: words } = useMessages();
  return (
    <>
      <PageTitle>{words.addTitle}</PageTitle>
      <PageHeader
        title={words.addTitle}
        lead={words.addLead}
        actions={
          <ButtonLink size="small" to={routePaths.operatorFeeds}>
            {words.backToFeeds}
          </ButtonLink>
        }
      />
      <AddFeedForm />
    </>
  );
}
