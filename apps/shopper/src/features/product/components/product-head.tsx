import type { PricedOffer, ProductView } from '@pricehunt/api-contract';
import type { Money } from '@pricehunt/offers';
import { outboundHref } from '@pricehunt/tracking-client';
import { Button, Price, SkeletonBlock, Unbroken, useOfferWords } from '@pricehunt/ui-kit';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { webLinkOrNull } from '../../../account/visits';
import { useBeginSearch } from '../../../search/begin-search';
import { useMessages } from '../../../messages/use-messages';
import { useCountryName } from '../../../place/use-country-name';
import { usePlace } from '../../../place/use-place';
import { noBestSentence } from '../../../prices/no-best-sentence';
import { OldRatesNote } from '../../../prices/ranking-words';
import { DecisionActions } from '../../../product-template/decision-actions';
import { HeadLayout, productHeadline } from '../../../product-template/head-layout';
import { routePaths } from '../../../route-paths';
import { totalHoldsOf } from '../../../prices/price-holds';
import { ProductGallery } from './product-gallery';
import { ProductVariants } from './product-variants';
import type { Variant } from './product-variants';
import { TodaysVerdict } from './todays-verdict';

/** Tracks a product's price. Takes the item price of the best offer, null when there is none, and the currency. */
export type PriceTracking = ComponentType<{
  readonly productId: string;
  readonly price: Money | null;
  readonly currency: string;
  readonly isIcon?: boolean;
}>;

export interface ProductHeadProps {
  readonly product: ProductView;
  /** Null while loading. */
  readonly variants: readonly Variant[] | null;
  /** Best first; null while loading. */
  readonly offers: readonly PricedOffer[] | null;
  readonly bestOfferId: string | null;
  /** The date of the exchange rates for the best offer; null when none were needed. */
  readonly ratesDate: string | null;
  /** True when the offers failed to load, so that no price is shown. */
  readonly hasFailed: boolean;
  readonly now: Date;
  readonly PriceTracking: PriceTracking;
}

export function ProductHead({
  product,
  variants,
  offers,
  bestOfferId,
  ratesDate,
  hasFailed,
  now,
  PriceTracking,
}: ProductHeadProps) {
  const { product: words } = useMessages();
  const beginSearch = useBeginSearch();
  const { place } = usePlace();
  const best = offers?.find(({ offer }) => offer.id === bestOfferId);
  const bestTotal = best === undefined ? null : (best.deliveredTotal ?? best.itemPrice);
  const pictures = [product.imageUrl, ...(offers ?? []).map(({ offer }) => offer.imageUrl)];
  return (
    <HeadLayout
      picture={<ProductGallery imageUrls={pictures.filter((url) => url !== null)} />}
      title={
        <>
          {product.brand === null ? null : (
            <Link
              to={`${routePaths.browse}?${new URLSearchParams({ brand: product.brand }).toString()}`}
              className="text-link text-sm"
            >
              {product.brand}
            </Link>
          )}
          <h1 className={productHeadline}>
            <Unbroken>{product.title}</Unbroken>
          </h1>
        </>
      }
    >
      <ProductVariants product={product} variants={variants} />
      <BestOffer offers={offers} best={best} hasFailed={hasFailed} />
      <OldRatesNote ratesDate={ratesDate} />
      <DecisionActions
        verdict={<TodaysVerdict productId={product.id} />}
        best={
          best === undefined
            ? offers === null && !hasFailed
              ? undefined
              : null
            : {
                priced: best,
                href: outboundHref({ outbound: best.outbound, source: 'product_page' }, now.getTime()),
              }
        }
        favorite={{
          productId: product.id,
          link: null,
          title: product.title.slice(0, 500),
          imageUrl: webLinkOrNull(product.imageUrl),
          priceWhenSaved: bestTotal,
          ...(best === undefined || bestTotal === null ? {} : { heldWhenSaved: totalHoldsOf(best) }),
        }}
        alert={(look) => (
          <PriceTracking
            {...look}
            productId={product.id}
            price={best?.itemPrice ?? null}
            currency={place.currency}
          />
        )}
        title={product.title}
        compare={<Button onClick={() => beginSearch({ query: product.title })}>{words.askShops}</Button>}
      />
    </HeadLayout>
  );
}

interface BestOfferProps extends Pick<ProductHeadProps, 'offers' | 'hasFailed'> {
  readonly best: PricedOffer | undefined;
}

/** The best total and its shop, or why there is none. */
function BestOffer({ offers, best, hasFailed }: BestOfferProps) {
  const { product, comparison } = useMessages();
  const countryName = useCountryName();
  const { total } = useOfferWords();
  if (offers === null) return hasFailed ? null : <BestPlace />;
  if (best === undefined) {
    return (
      <p className="mt-4 text-ink-muted">
        {offers.length === 0 ? product.best.none : `${noBestSentence(offers, comparison, countryName)}.`}
      </p>
    );
  }
  const { offer, deliveredTotal, itemPrice } = best;
  return (
    <p className="mt-4 flex min-h-17 flex-wrap content-start items-baseline gap-x-3 lg:min-h-11">
      <Price money={deliveredTotal ?? itemPrice ?? offer.price} className="text-3xl text-accent" />
      <span className="text-ink-muted">
        {product.best.at(offer.retailer.name, total(offer, deliveredTotal !== null))}
      </span>
    </p>
  );
}

function BestPlace() {
  return (
    <span aria-hidden="true" className="mt-4 block min-h-17 lg:min-h-11">
      <SkeletonBlock className="h-11 w-48 max-w-full" />
    </span>
  );
}
