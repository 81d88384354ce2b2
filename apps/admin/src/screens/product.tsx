import { getAdminProduct } from '@pricehunt/api-contract/admin-catalog';
import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useParams } from 'react-router-dom';
import { MergeButton } from '../features/catalog/components/merge-button';
import { ProductRoom } from '../features/catalog/components/product-room';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { useConsoleQuery } from '../console/console-queries';
import { useMessages } from '../messages/use-messages';

export function Product() {
  const { catalog: words } = useMessages();
  const { productId = '' } = useParams();
  const query = useConsoleQuery('products', ['one', productId], (api) =>
    api.call(getAdminProduct, { params: { productId } }),
  );
  const title = query.data?.product.title ?? words.products.product;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          query.data === undefined || query.data.mergedInto !== null ? null : (
            <MergeButton productId={productId} />
          )
        }
      />
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {(answer) => <ProductRoom key={productId} {...answer} />}
      </Answered>
    </>
  );
}
