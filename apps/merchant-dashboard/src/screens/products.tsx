import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { ProductFigures } from '../features/products/components/product-figures';
import { ProductFilterBar } from '../features/products/components/product-filter-bar';
import { ProductList } from '../features/products/components/product-list';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';
import { SavedViews } from '../views/saved-views';

/** The merchant's products; search, filters and sorting are in the URL. */
export function Products() {
  const { products: words } = useMessages();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        actions={
          <>
            <SavedViews />
            <ButtonLink to={routePaths.sources} size="small">
              {words.sources}
            </ButtonLink>
          </>
        }
      />
      <ProductFigures />
      <ProductFilterBar />
      <ProductList />
    </>
  );
}
