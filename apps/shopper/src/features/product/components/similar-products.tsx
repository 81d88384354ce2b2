import type { SimilarProduct } from '@pricehunt/api-contract/browsing';
import { PriceDifference, ProductTile, useOfferWords } from '@pricehunt/ui-kit';
import { CompareTick } from '../../../compare-tray/compare-tick';
import { RatesNote, useLocalPrices } from '../../../prices/local-prices';
import { useAttributeValues } from '../../../catalog/attribute-values';
import { useMessages } from '../../../messages/use-messages';
import { priceHoldsOf } from '../../../prices/price-holds';
import { ProductPicture } from '../../../catalog/product-picture';
import { PageSection } from '../../../product-template/page-section';
import { productPath } from '../../../route-paths';

/** Products of the category at a similar price, with what differs; renders nothing without any. */
export function SimilarProducts({ similar }: { readonly similar: readonly SimilarProduct[] }) {
  const { browse, product: words } = useMessages();
  const { priceOf } = useLocalPrices();
  const { holds } = useOfferWords();
  if (similar.length === 0) return null;
  const shown = similar.slice(0, 8);
  return (
    <PageSection id="similar" title={words.similar}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-4 sm:gap-x-5 lg:gap-x-6">
        {shown.map((hit) => {
          const { product, lowestPrice, priceKind, condition } = hit;
          const held = lowestPrice === null ? null : priceHoldsOf(hit);
          return (
            <li key={product.id} className="relative">
              <ProductTile
                to={productPath(product.id)}
                title={product.title}
                picture={<ProductPicture imageUrl={product.imageUrl} className="size-full" />}
                priceLead={condition === 'used' ? browse.card.usedFrom : browse.card.from}
                price={lowestPrice === null ? null : priceOf(lowestPrice)}
                noPrice={priceKind === 'not-shipped' ? browse.card.notDelivered : browse.card.notSold}
                {...(held === null ? {} : { priceHolds: holds(held) })}
                facts={<Difference of={hit} />}
              />
              <CompareTick product={product} />
            </li>
          );
        })}
      </ul>
      <RatesNote prices={shown.flatMap(({ shopPrice }) => shopPrice ?? [])} />
    </PageSection>
  );
}

/** How its price and its stated attributes differ from those of the viewed product. */
function Difference({ of: { priceDifference, differences } }: { readonly of: SimilarProduct }) {
  const { product: words } = useMessages();
  const attributeValue = useAttributeValues();
  const values = differences
    .flatMap(({ attribute, other }) => (other === null ? [] : [attributeValue(attribute, other)]))
    .slice(0, 2);
  return (
    <>
      {priceDifference === null ? null : (
        <PriceDifference difference={priceDifference} against={words.thisProduct} />
      )}
      {values.length === 0 ? null : `${priceDifference === null ? '' : ' · '}${values.join(', ')}`}
    </>
  );
}
