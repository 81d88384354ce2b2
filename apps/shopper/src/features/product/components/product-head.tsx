import type { PricedOffer, ProductView } from '@pricehunt/api-contract';
import { printableGtin } from '@pricehunt/offers';
import { outboundHref } from '@pricehunt/tracking-client';
import { Button, ButtonLink, Price, SkeletonBlock, useOfferWords } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useBeginSearch } from '../../../search/begin-search';
import { useMessages } from '../../../messages/use-messages';
import { OfferBar } from '../../../prices/offer-bar';
import { useCountryName } from '../../../place/use-country-name';
import { usePlace } from '../../../place/use-place';
import { noBestSentence } from '../../../prices/no-best-sentence';
import { OldRatesNote } from '../../../prices/ranking-words';
import { routePaths } from '../../../route-paths';
import { useFollowTracking } from '../../../tracking/use-tracking';
import { totalHoldsOf } from '../../../prices/price-holds';
import { ProductActions } from './product-actions';
import type { PriceTracking } from './product-actions';
import { ProductGallery } from './product-gallery';
import { ProductVariants } from './product-variants';
import type { Variant } from './product-variants';
import { TodaysVerdict } from './todays-verdict';

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
  const { product: words, comparison: comparisonWords } = useMessages();
  const countryName = useCountryName();
  const beginSearch = useBeginSearch();
  const follow = useFollowTracking();
  const { place } = usePlace();
  const best = offers?.find(({ offer }) => offer.id === bestOfferId);
  const pictures = [product.imageUrl, ...(offers ?? []).map(({ offer }) => offer.imageUrl)];
  return (
    <div className="grid gap-x-10 gap-y-5 pt-4 md:grid-cols-[minmax(0,min(20rem,45%))_minmax(0,1fr)] lg:grid-cols-[minmax(0,min(24rem,45%))_minmax(0,1fr)]">
      <ProductGallery imageUrls={pictures.filter((url) => url !== null)} />
      <div className="min-w-0">
        {product.brand === null ? null : (
          <Link
            to={`${routePaths.browse}?${new URLSearchParams({ brand: product.brand }).toString()}`}
            className="text-link text-sm"
          >
            {product.brand}
          </Link>
        )}
        <h1 className="mt-1 max-w-[26ch] text-2xl md:text-3xl">{product.title}</h1>
        {variants === null ? (
          <VariantsPlace attributes={product.attributes} />
        ) : (
          <ProductVariants product={product} variants={variants} />
        )}
        <div className="mt-4">
          {offers === null && hasFailed ? null : offers === null ? (
            <BestPlace />
          ) : best === undefined ? (
            <p className="text-ink-muted">
              {offers.length === 0
                ? words.best.none
                : `${noBestSentence(offers, comparisonWords, countryName)}.`}
            </p>
          ) : (
            <BestPrice best={best} />
          )}
          <OldRatesNote ratesDate={ratesDate} />
          <TodaysVerdict productId={product.id} />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          {best === undefined ? (
            offers === null && !hasFailed ? (
              <SkeletonBlock className="h-11 w-40 rounded-control" />
            ) : null
          ) : (
            <ButtonLink
              href={outboundHref({ outbound: best.outbound, source: 'product_page' }, now.getTime())}
              target="_blank"
              rel="sponsored nofollow noopener"
              variant="primary"
              className="max-w-full"
              onClick={() => follow(best.offer)}
            >
              <span className="truncate py-1">{words.best.goTo(best.offer.retailer.name)}</span>
            </ButtonLink>
          )}
          <Button onClick={() => beginSearch({ query: product.title })}>{words.askShops}</Button>
          <ProductActions
            product={product}
            PriceTracking={PriceTracking}
            bestTotal={best === undefined ? null : (best.deliveredTotal ?? best.itemPrice)}
            bestPrice={best?.itemPrice ?? null}
            bestHolds={best === undefined ? null : totalHoldsOf(best)}
          />
        </div>
        {best === undefined ? null : (
          <OfferBar
            priced={best}
            href={outboundHref({ outbound: best.outbound, source: 'product_page' }, now.getTime())}
            alert={
              <PriceTracking isIcon productId={product.id} price={best.itemPrice} currency={place.currency} />
            }
          />
        )}
        <Facts product={product} />
      </div>
    </div>
  );
}

function BestPrice({ best }: { readonly best: PricedOffer }) {
  const { best: words } = useMessages().product;
  const { total } = useOfferWords();
  const { offer, deliveredTotal, itemPrice } = best;
  const shopName = offer.retailer.name;
  return (
    <p className="flex min-h-17 flex-wrap content-start items-baseline gap-x-3 lg:min-h-11">
      <Price money={deliveredTotal ?? itemPrice ?? offer.price} className="text-3xl text-accent" />
      <span className="text-ink-muted">{words.at(shopName, total(offer, deliveredTotal !== null))}</span>
    </p>
  );
}

function Facts({ product }: { readonly product: ProductView }) {
  const { product: words } = useMessages();
  const names = new Map<string, string>(Object.entries(words.attributes));
  const facts = [
    ...product.gtins.slice(0, 1).map((gtin) => ({ name: words.gtin, value: printableGtin(gtin) })),
    ...(product.mpn === null ? [] : [{ name: words.model, value: product.mpn }]),
    ...Object.entries(product.attributes).map(([name, value]) => ({
      name: names.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1),
      value,
    })),
  ];
  return (
    <section aria-label={words.facts} className="mt-6 border-t border-line pt-4">
      {product.description === null ? null : <p className="mb-3 max-w-[65ch]">{product.description}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm">
        {facts.map(({ name, value }) => (
          <div key={`${name} ${value}`} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="min-w-0 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Reserves one row of chips for a product that may have variants. */
function VariantsPlace({ attributes }: Pick<ProductView, 'attributes'>) {
  if (Object.keys(attributes).length === 0) return null;
  return (
    <div aria-hidden="true" className="mt-4">
      <SkeletonBlock className="mb-1.5 h-5 w-16" />
      <SkeletonBlock className="h-13 w-44 max-w-full rounded-control" />
    </div>
  );
}

function BestPlace() {
  return (
    <span aria-hidden="true" className="block min-h-17 lg:min-h-11">
      <SkeletonBlock className="h-11 w-48 max-w-full" />
    </span>
  );
}
