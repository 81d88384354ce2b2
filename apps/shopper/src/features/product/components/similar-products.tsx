import type { ProductHit } from '@pricehunt/api-contract';
import { ProductTile, useFigures, useOfferWords } from '@pricehunt/ui-kit';
import { CompareTick } from '../../../compare-tray/compare-tick';
import { RatesNote, useLocalPrices } from '../../../prices/local-prices';
import { useMessages } from '../../../messages/use-messages';
import { priceHoldsOf } from '../../../prices/price-holds';
import { ProductPicture } from '../../../catalog/product-picture';
import { PageSection } from '../../../product-template/page-section';
import { productPath } from '../../../route-paths';

/** Other products of the category; renders nothing without any. */
export function SimilarProducts({ similar }: { readonly similar: readonly ProductHit[] }) {
  const { browse, product: words } = useMessages();
  const figure = useFigures();
  const { priceOf } = useLocalPrices();
  const { holds } = useOfferWords();
  if (similar.length === 0) return null;
  const shown = similar.slice(0, 8);
  return (
    <PageSection id="similar" title={words.similar}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-4 sm:gap-x-5 lg:gap-x-6">
        {shown.map((hit) => {
          const { product, lowestPrice, priceKind, condition, offerCount } = hit;
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
                facts={browse.card.offers(figure(offerCount))}
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
