import type { PricedOffer, ProductView } from '@pricehunt/api-contract';
import { printableGtin } from '@pricehunt/offers';
import { outboundHref } from '@pricehunt/tracking-client';
import { Button, ButtonLink, Price, SkeletonBlock, useOfferWords } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useBeginSearch } from '../../../begin-search';
import { useMessages } from '../../../messages/use-messages';
import { OldRatesNote } from '../../../ranking-words';
import { routePaths } from '../../../route-paths';
import { useFollowTracking } from '../../../use-tracking';
import { totalHoldsOf } from '../../../price-holds';
import { ProductActions } from './product-actions';
import type { PriceTracking } from './product-actions';
import { ProductGallery } from './product-gallery';
import { TodaysVerdict } from './todays-verdict';

export interface ProductHeadProps {
  readonly product: ProductView;
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
  offers,
  bestOfferId,
  ratesDate,
  hasFailed,
  now,
  PriceTracking,
}: ProductHeadProps) {
  const { product: words } = useMessages();
  const beginSearch = useBeginSearch();
  const follow = useFollowTracking();
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
        <div className="mt-4">
          {offers === null && hasFailed ? null : offers === null ? (
            <BestPlace />
          ) : best === undefined ? (
            <p className="text-ink-muted">
              {isConvertible(offers) ? words.best.none : words.best.notConverted}
            </p>
          ) : (
            <BestPrice best={best} />
          )}
          <OldRatesNote ratesDate={ratesDate} />
          <TodaysVerdict productId={product.id} />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          {best === undefined ? null : (
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
            bestHolds={best === undefined ? null : totalHoldsOf(best)}
          />
        </div>
        <Facts product={product} />
      </div>
    </div>
  );
}

/** False when all offers are in currencies without an exchange rate. */
function isConvertible(offers: readonly PricedOffer[]): boolean {
  return offers.length === 0 || offers.some(({ itemPrice }) => itemPrice !== null);
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
    ...product.gtins.slice(0, 2).map((gtin) => ({ name: words.gtin, value: printableGtin(gtin) })),
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

function BestPlace() {
  return (
    <span aria-hidden="true" className="block min-h-17 lg:min-h-11">
      <SkeletonBlock className="h-11 w-48 max-w-full" />
    </span>
  );
}
