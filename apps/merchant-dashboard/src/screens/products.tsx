import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { ProductFilterBar } from '../features/products/components/product-filter-bar';
import { ProductList } from '../features/products/components/product-list';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The merchant's products; search, filters and sorting are in the URL. */
export function Products() {
  const { products: words } = useMessages();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        actions={<ButtonLink to={routePaths.sources}>{words.sources}</ButtonLink>}
      />
      <ProductFilterBar />
      <ProductList />
    </>
  );
}
