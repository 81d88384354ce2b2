import { cheapestVersion, formatMoney } from '@pricehunt/offers';
import { Chip, ProductTile, Sparkline, useDisplayLocale, useFigures, useOfferWords } from '@pricehunt/ui-kit';
import { FavoritePlace } from '../../../account/favorite-place';
import { webLinkOrNull } from '../../../account/visits';
import { CompareTick } from '../../../compare-tray/compare-tick';
import { useLocalPrices } from '../../../prices/local-prices';
import { useMessages } from '../../../messages/use-messages';
import { priceHoldsOf } from '../../../prices/price-holds';
import { ProductPicture } from '../../../catalog/product-picture';
import { productPath } from '../../../route-paths';
import { onlyDifference } from '../families';
import type { Family } from '../families';
import type { PriceTrend } from '../requests/list-price-trends';

export interface ProductCardProps {
  readonly family: Family;
  readonly trend?: PriceTrend | undefined;
  readonly isFirst?: boolean;
}

/** A product in a grid, with all its versions: lowest price, number of offers and price trend. */
export function ProductCard({ family, trend, isFirst = false }: ProductCardProps) {
  const { card } = useMessages().browse;
  const figure = useFigures();
  const { priceOf } = useLocalPrices();
  const { lead, versions } = family;
  const { product, dropPercent } = lead;
  const cheapest = cheapestVersion(lead, versions);
  const { lowestPrice, shopPrice, priceKind, priceTax = 'included', condition } = cheapest;
  const held = lead.lowestPrice === null ? null : priceHoldsOf(lead);
  const offerCount = versions.reduce((sum, version) => sum + version.offerCount, 0);
  const inStock = versions.some((version) => version.inStock);
  const versionWords = useVersionWords();
  const { tax } = useOfferWords();
  const taxed = shopPrice === null ? null : tax({ tax: priceTax, currency: shopPrice.currency });
  return (
    <div className="relative h-full">
      <ProductTile
        to={productPath(product.id)}
        title={product.title}
        picture={<ProductPicture imageUrl={product.imageUrl} isFirst={isFirst} className="size-full" />}
        priceLead={condition === 'used' ? card.usedFrom : card.from}
        price={lowestPrice === null ? null : priceOf(lowestPrice)}
        noPrice={priceKind === 'not-shipped' ? card.notDelivered : card.notSold}
        {...(taxed === null || lowestPrice === null ? {} : { priceHolds: taxed })}
        facts={[
          versionWords(family),
          card.offers(figure(offerCount)),
          inStock || offerCount === 0 ? null : card.notInStock,
        ]
          .filter((each) => each !== null)
          .join(', ')}
        {...(dropPercent === null || cheapest !== lead ? {} : { badge: <DropBadge percent={dropPercent} /> })}
        {...(trend === undefined ? {} : { trend: <TrendLine trend={trend} /> })}
      />
      <CompareTick product={product} />
      <div className="absolute top-2 right-2">
        <FavoritePlace
          look="icon"
          favorite={{
            productId: product.id,
            link: null,
            title: product.title.slice(0, 500),
            imageUrl: webLinkOrNull(product.imageUrl),
            priceWhenSaved: lead.lowestPrice,
            ...(held === null ? {} : { heldWhenSaved: held }),
          }}
        />
      </div>
    </div>
  );
}

/** "3 colours", or "3 versions" when they differ in more; null for a product alone. */
function useVersionWords(): (family: Family) => string | null {
  const { card } = useMessages().browse;
  const figure = useFigures();
  return (family) => {
    const count = figure(family.versions.length);
    if (count.value < 2) return null;
    const by = new Map<string | null, typeof card.versions>(Object.entries(card.versionsBy));
    return (by.get(onlyDifference(family)) ?? card.versions)(count);
  };
}

function DropBadge({ percent }: { readonly percent: number }) {
  const { card } = useMessages().browse;
  const format = new Intl.NumberFormat(useDisplayLocale(), { style: 'percent', maximumFractionDigits: 0 });
  const size = format.format(percent / 100);
  return (
    <Chip tone="good" className="tabular">
      <span aria-hidden="true">{card.drop(size)}</span>
      <span className="sr-only">{card.dropSpoken(size)}</span>
    </Chip>
  );
}

function TrendLine({ trend: { currency, lows } }: { readonly trend: PriceTrend }) {
  const { card } = useMessages().browse;
  const locale = useDisplayLocale();
  const { priceOf } = useLocalPrices();
  const known = lows.filter((low) => low !== null);
  const [first, last] = [known.at(0), known.at(-1)];
  if (first === undefined || last === undefined) return null;
  const written = (amountMinor: number) => formatMoney(priceOf({ amountMinor, currency }), locale);
  return (
    <Sparkline
      values={lows}
      label={card.trend(written(first), written(last))}
      className="block h-full w-full"
    />
  );
}
