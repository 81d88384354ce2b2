import { getShopRules } from '@pricehunt/api-contract/shop-rules';
import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useParams } from 'react-router-dom';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { useConsoleQuery } from '../console/console-queries';
import { ShopRulesRoom } from '../features/shops/components/shop-rules-room';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function ShopRules() {
  const { shopRules: words, shops } = useMessages();
  const { domain = '' } = useParams();
  const query = useConsoleQuery('shops', ['rules', domain], (api) =>
    api.call(getShopRules, { params: { domain } }),
  );
  const title = words.titleOf(query.data?.shop.name ?? domain);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <ButtonLink size="small" to={routePaths.sources}>
            {shops.backToSources}
          </ButtonLink>
        }
      />
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {(saved) => <ShopRulesRoom saved={saved} />}
      </Answered>
    </>
  );
}
