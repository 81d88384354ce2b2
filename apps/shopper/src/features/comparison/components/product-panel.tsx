import { captureSource } from '@pricehunt/api-contract';
import type { Comparison, FoundProduct, PricedOffer } from '@pricehunt/api-contract';
import { printableGtin } from '@pricehunt/offers';
import { Amount, Price, SkeletonBlock, useOfferWords } from '@pricehunt/ui-kit';
import { FavoritePlace } from '../../../account/favorite-place';
import { webLinkOrNull } from '../../../account/visits';
import { useCategoryNames } from '../../../catalog/category-names';
import { totalHoldsOf } from '../../../prices/price-holds';
import { ProductPicture } from '../../../catalog/product-picture';
import { productPath, routePaths } from '../../../route-paths';
import type { Messages } from '../../../messages/english';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { identificationSentence, mayBeCaptured, pastedShopName } from '../comparison-words';

export interface ProductPanelProps {
  readonly comparison: Comparison;
  readonly now: Date;
}

/** The product at the pasted shop, or why there is none. */
export function ProductPanel({ comparison, now }: ProductPanelProps) {
  const { identification, product, settledAt } = comparison;
  const isPending = identification.state === 'pending' && settledAt === null;
  const isPictureless = comparison.query !== null && (product === null || product.imageUrl === null);
  const shopName = pastedShopName(comparison);
  const words = useMessages().comparison;
  const sentence = identificationSentence(identification, shopName, { words });
  return (
    <section
      aria-label={words.product.label}
      aria-busy={isPending}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 md:sticky md:top-5 md:block"
    >
      {isPending ? (
        <SkeletonBlock className="h-22 w-full rounded-panel md:h-56 lg:h-65" />
      ) : isPictureless ? null : (
        <ProductPicture
          imageUrl={product?.imageUrl ?? null}
          className="h-22 w-full rounded-panel border border-line p-1.5 md:h-56 md:p-5 lg:h-65"
        />
      )}
      <div className={isPictureless && !isPending ? 'col-span-2' : 'min-h-22 md:mt-4 md:min-h-0'}>
        <div className="flex items-start justify-between gap-3">
          <h1 className="line-clamp-3 text-lg md:line-clamp-none md:text-xl">
            {headline(comparison, isPending, words.product)}
          </h1>
          {product === null ? null : <FoundFavorite product={product} link={comparison.link} />}
        </div>
        {isPending ? (
          <SkeletonBlock className="mt-2 h-4 w-2/3" />
        ) : (
          <p className="mt-1.5 text-sm text-ink-muted">
            <KindOfProduct product={product} />
            {product === null || product.productId === null ? null : (
              <Link to={productPath(product.productId)} className="text-link block w-fit py-0.5">
                {words.product.ownPage}
              </Link>
            )}
          </p>
        )}
      </div>
      <div key={isPending ? 'pending' : 'found'} className="col-span-2">
        {isPending ? <FactsPlace /> : <Facts product={product} />}
        {sentence === null ? null : (
          <p className="mt-3 border-l-3 border-info py-0.5 pl-3 text-sm text-ink-muted">
            {sentence}
            {mayBeCaptured(identification) ? (
              <Link
                to={routePaths.bookmarklet}
                state={{ page: comparison.link }}
                className="text-link mt-1 block w-fit py-0.5"
              >
                {words.identification.useBookmark}
              </Link>
            ) : null}
          </p>
        )}
        {product === null || product.pastedOffer === null ? null : (
          <PastedPrice priced={product.pastedOffer} now={now} />
        )}
        {identification.state === 'read' && product?.pastedOffer === null && product.choices === undefined ? (
          <p className="mt-3 border-t border-line pt-3 text-sm text-ink-muted">
            {words.product.noPrice(shopName ?? words.product.theShop)}
          </p>
        ) : null}
      </div>
    </section>
  );
}

interface FoundFavoriteProps {
  readonly product: FoundProduct;
  readonly link: string | null;
}

function FoundFavorite({ product, link }: FoundFavoriteProps) {
  const { productId, title, imageUrl, pastedOffer } = product;
  if (title === '' || (productId === null && link === null)) return null;
  return (
    <div className="-mt-1 flex-none">
      <FavoritePlace
        look="icon"
        favorite={{
          productId,
          link,
          title: title.slice(0, 500),
          imageUrl: webLinkOrNull(imageUrl),
          priceWhenSaved: pastedOffer && (pastedOffer.deliveredTotal ?? pastedOffer.offer.price),
          ...(pastedOffer === null ? {} : { heldWhenSaved: totalHoldsOf(pastedOffer) }),
        }}
      />
    </div>
  );
}

function headline(
  comparison: Comparison,
  isPending: boolean,
  words: Messages['comparison']['product'],
): string {
  const shopName = pastedShopName(comparison);
  if (isPending) {
    if (comparison.query !== null) return words.lookingFor(comparison.query);
    return shopName === null ? words.opening : words.reading(shopName);
  }
  return comparison.product?.title || comparison.query || words.unnamed(shopName ?? words.someShop);
}

function KindOfProduct({ product }: { readonly product: FoundProduct | null }) {
  const nameOf = useCategoryNames();
  const name = product?.categoryName ?? null;
  return [product?.brand, name && nameOf(name)].filter(Boolean).join(' · ');
}

function Facts({ product }: { readonly product: FoundProduct | null }) {
  const { attributes, gtin: gtinName, model } = useMessages().product;
  const names = new Map<string, string>(Object.entries(attributes));
  const facts = [
    ...(product?.gtins.slice(0, 1) ?? []).map((gtin) => ({ name: gtinName, value: printableGtin(gtin) })),
    ...(product?.mpn ? [{ name: model, value: product.mpn }] : []),
    ...Object.entries(product?.attributes ?? {})
      .slice(0, 3)
      .map(([name, value]) => ({
        name: names.get(name.toLowerCase()) ?? name.charAt(0).toUpperCase() + name.slice(1),
        value,
      })),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1 text-sm md:grid md:grid-cols-[auto_1fr] md:gap-x-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex gap-2 md:contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FactsPlace() {
  return (
    <div className="mt-3.5 grid gap-2">
      <SkeletonBlock className="h-4 w-48" />
      <SkeletonBlock className="mt-4 h-4 w-32" />
      <SkeletonBlock className="h-6 w-full" />
    </div>
  );
}

interface PastedPriceProps {
  readonly priced: PricedOffer;
  readonly now: Date;
}

function PastedPrice({ priced: { offer, itemPrice }, now }: PastedPriceProps) {
  const words = useMessages().comparison.product;
  const { conditionAndStock, shipping, tax, timeAgo } = useOfferWords();
  const taxed = tax({ ...offer, currency: offer.price.currency });
  const age = timeAgo(offer.checkedAt, now);
  return (
    <div className="mt-4 border-t border-line pt-3.5">
      <h2 className="font-sans text-sm font-normal tracking-normal text-ink-muted">
        {offer.source === captureSource ? words.seenPage : words.pastedLink}
      </h2>
      <p className="mt-1 flex items-baseline justify-between gap-4">
        <span className="min-w-0 wrap-break-word font-semibold">{offer.retailer.name}</span>
        <Price money={itemPrice ?? offer.price} className="text-lg" />
      </p>
      <p className="mt-1 text-xs text-ink-muted">
        {itemPrice === null || itemPrice.currency === offer.price.currency ? null : (
          <>
            <Amount money={offer.price} /> ·{' '}
          </>
        )}
        {conditionAndStock(offer)} · <span className="tabular">{shipping(offer)}</span>
        {taxed === null ? null : `, ${taxed}`} ·{' '}
        <span className="inline-block">{sourceWords(offer.source, words)(age)}</span>
      </p>
    </div>
  );
}

/** Whether we read the price, the shopper's browser did, or it is the last known one. */
function sourceWords(source: string, words: Messages['comparison']['product']): (age: string) => string {
  switch (source) {
    case 'structured-page':
      return words.readFromPage;
    case captureSource:
      return words.seenOnPage;
    default:
      return words.asKnown;
  }
}
