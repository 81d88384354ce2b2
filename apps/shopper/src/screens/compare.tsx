import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle, staysInPlace } from '@pricehunt/web-shell';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { basketPath } from '../catalog/basket-address';
import { ShareButton } from '../catalog/share-button';
import { comparePath, comparedIds } from '../compare-tray/compare-path';
import { useComparedProducts } from '../compare-tray/compared-products';
import { ComparisonTable } from '../features/compare-products/components/comparison-table';
import { useComparedDetails } from '../features/compare-products/requests/compared-details';
import { EmptyList } from '../account/list-states';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page at /compare: the products of its address side by side. */
export function Compare() {
  const { compareProducts: words } = useMessages();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { products, toggle } = useComparedProducts();
  const ids = comparedIds(query);
  const columns = useComparedDetails(ids);
  return (
    <div className="pb-14">
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          ids.length === 0 ? null : (
            <>
              <ButtonLink
                to={basketPath({ name: '', items: ids.map((productId) => ({ productId, quantity: 1 })) })}
              >
                {words.asList}
              </ButtonLink>
              <ShareButton title={words.title} />
            </>
          )
        }
      />
      {ids.length === 0 ? (
        <EmptyList words={words} to={routePaths.browse} link={words.browse} />
      ) : (
        <ComparisonTable
          columns={columns}
          onRemove={(id) => {
            const picked = products.find((each) => each.id === id);
            if (picked !== undefined) toggle(picked);
            void navigate(comparePath(ids.filter((each) => each !== id)), {
              replace: true,
              state: staysInPlace,
            });
          }}
        />
      )}
    </div>
  );
}
