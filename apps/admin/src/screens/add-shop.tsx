import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { AddShop as AddShopForm } from '../features/shops/components/add-shop';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function AddShop() {
  const { shops: words } = useMessages();
  return (
    <>
      <PageTitle>{words.addTitle}</PageTitle>
      <PageHeader
        title={words.addTitle}
        lead={words.addLead}
        actions={
          <ButtonLink size="small" to={routePaths.sources}>
            {words.backToSources}
          </ButtonLink>
        }
      />
      <AddShopForm />
    </>
  );
}
