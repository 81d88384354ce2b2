import { decimalFromMoney, mergedFacts, moneyFromDecimal } from '@pricehunt/offers';
import type { Money, Shipping, ShippingRate } from '@pricehunt/offers';
import { canonicalLink, shopItemOf } from '@pricehunt/product-links';
import { chooseBrand, chooseSku, chooseTitle } from './identity-choice';
import type { Evidence, EvidenceField, ExtractedProduct, ExtractedVariant } from './extracted-product';
import { isProductByOpenGraph } from '../markup/open-graph';
import type { PageEvidence } from './page-evidence';
import { absoluteLink, codesInLink } from '../page/page-link';
import { choosePrice, knownCurrency } from './price-choice';
import type {
  PriceClaim,
  ProductClaims,
  ShippingClaim,
  ShippingRateClaim,
  StatedCharge,
  VariantClaims,
} from '../markup/product-claims';
import { completedVariants } from './completed-variants';
import { variantNames } from './variant-names';
import { variantOfLink } from '../markup/variant-of-link';
import { elect, firstOf } from './voting';
import type { Elected } from './voting';

/** Decides each fact by a weighted vote. Null without a title. */
export function productOfEvidence(evidence: PageEvidence): ExtractedProduct | null {
  const { link, markup, shopify, openGraph, otherMeta, analytics, pageData, visible } = evidence;
  const ofVariants = [...(shopify === null ? [] : [shopify]), ...markup];
  const variantsOf = firstOf(ofVariants, ({ variants }) => (variants.length > 0 ? variants : null));
  const variants = variantsOf === null ? [] : completedVariants(variantsOf.value, ofVariants, link);
  const names = variantNames(variants);
  const selected = variantsOf === null ? null : variantOfLink(variantsOf.value, link);
  const narrowed = [...markup, ...(shopify === null ? [] : [shopify])].map((claims) =>
    narrowedToVariant(claims, link),
  );
  const all: readonly ProductClaims[] = [
    ...narrowed,
    openGraph,
    visible.claims,
    ...(analytics === null ? [] : [analytics]),
    ...pageData,
    otherMeta,
    evidence.site,
  ];
  const title = chooseTitle(all, evidence);
  if (title === null) return null;
  const price = choosePrice(all, evidence);
  const currency = knownCurrency(all, evidence, price);
  const money = (amount: string | null): Money | null =>
    amount === null || currency === null || currency.isGuess ? null : faithfulMoney(amount, currency.code);
  const paid = money(price?.value.amount ?? null);
  const brand = chooseBrand(all, title.value);
  const sku = chooseSku(all, evidence);
  const mpn = elect(all, (claims) => claims.mpn, squashed);
  const gtins = elect(
    all,
    ({ gtins: codes }) => (codes.length > 0 ? codes : null),
    (codes) => codes.join(),
  );
  const attributes = firstOf(all, (claims) =>
    Object.keys(claims.attributes).length > 0 ? claims.attributes : null,
  );
  const description = firstOf([...narrowed, openGraph, otherMeta], (claims) => claims.description);
  const images = (isProductByOpenGraph(evidence.tags) ? [openGraph, ...all] : all)
    .flatMap((claims) => claims.imageUrls.map((image) => absoluteLink(image, link)))
    .filter((image) => image !== null);
  const imagesFrom = firstOf(all, (claims) => (claims.imageUrls.length > 0 ? claims.imageUrls : null));
  const availability = elect(
    all,
    (claims) => claims.availability,
    String,
    (claims) => stockWeight(claims, evidence),
  );
  const listPrice =
    price === null ? null : firstOf(all, (claims) => higherThan(claims.listPrice, price.value));
  const condition = firstOf(all, (claims) => claims.condition);
  const shipping = firstOf(all, (claims) => claims.shipping);
  const seller = firstOf(all, (claims) => claims.seller);
  const category = firstOf(all, (claims) => (claims.breadcrumb.length > 0 ? claims.breadcrumb : null));
  const siteName = firstOf(all, (claims) => claims.siteName);
  const statedCurrency = currency?.isGuess === false ? currency.code : null;
  return {
    title: title.value,
    brand: brand?.value ?? null,
    gtins: gtins?.value ?? [],
    mpn: mpn?.value ?? null,
    sku: sku?.value ?? null,
    attributes: attributes?.value ?? {},
    description: description?.value.slice(0, 5_000) ?? null,
    imageUrls: [...new Set(images)].slice(0, 20),
    canonicalLink: evidence.canonical ?? canonicalLink(link),
    price: paid,
    amount: price?.value.amount ?? null,
    currency: currency?.code ?? null,
    currencyIsGuess: currency?.isGuess ?? false,
    priceKind: price?.value.kind ?? null,
    listPrice: money(listPrice?.value ?? null),
    availability: availability?.value ?? 'unknown',
    condition: condition?.value ?? 'unknown',
    shipping: shippingOf(shipping?.value ?? null, statedCurrency, paid),
    shippingRates: (shipping?.value.rates ?? []).flatMap((claim) => rateOf(claim, statedCurrency, paid)),
    tax:
      firstOf(all, (claims) => (claims.price?.amount === price?.value.amount ? claims.tax : null))?.value ??
      'unknown',
    weightGrams: firstOf(all, (claims) => claims.weightGrams)?.value ?? null,
    facts: mergedFacts(...all.map(({ facts }) => facts)) ?? null,
    seller: seller?.value ?? null,
    category: category?.value ?? [],
    variants: variants.map((variant, index) =>
      extractedVariant(variant, { name: names[index] ?? null, isSelected: index === selected, link }),
    ),
    siteName: siteName?.value ?? null,
    shopifyHint: evidence.isShopify || shopItemOf(link)?.shop === 'shopify',
    evidence: evidenceOf({
      title,
      brand,
      gtins,
      mpn,
      sku,
      attributes,
      description,
      imageUrls: imagesFrom,
      price,
      listPrice,
      availability,
      condition,
      shipping,
      seller,
      category,
      variants: variantsOf,
      siteName,
    }),
  };
}

/** Null if rounding to the currency's decimals would change it by more than a thousandth. */
function faithfulMoney(amount: string, currency: string): Money | null {
  const money = moneyFromDecimal(amount, currency);
  const rounded = money === null ? 0 : Number(decimalFromMoney(money));
  return Math.abs(rounded - Number(amount)) <= Number(amount) / 1_000 ? money : null;
}

/** Replaces the product's claims with those of the selected variant. */
function narrowedToVariant(claims: ProductClaims, link: string): ProductClaims {
  const index = variantOfLink(claims.variants, link);
  const variant = index === null ? undefined : claims.variants[index];
  if (variant === undefined) return claims;
  return {
    ...claims,
    sku: variant.sku ?? claims.sku,
    mpn: variant.mpn ?? claims.mpn,
    gtins: variant.gtins.length > 0 ? variant.gtins : claims.gtins,
    attributes: { ...claims.attributes, ...variant.attributes },
    imageUrls: [...variant.imageUrls, ...claims.imageUrls],
    price: variant.price ?? claims.price,
    listPrice: variant.price === null ? claims.listPrice : variant.listPrice,
    availability: variant.availability ?? claims.availability,
    condition: variant.condition ?? claims.condition,
    shipping: variant.shipping ?? claims.shipping,
    where: `${claims.where}, the link's variant`,
  };
}

function extractedVariant(
  variant: VariantClaims,
  {
    name,
    isSelected,
    link,
  }: { readonly name: string | null; readonly isSelected: boolean; readonly link: string },
): ExtractedVariant {
  const { price } = variant;
  return {
    name,
    attributes: variant.attributes,
    sku: variant.sku,
    mpn: variant.mpn,
    gtins: variant.gtins,
    price:
      price === null || price.currency === null || price.kind !== 'exact'
        ? null
        : faithfulMoney(price.amount, price.currency),
    availability: variant.availability ?? 'unknown',
    imageUrl: absoluteLink(variant.imageUrls[0], link),
    link: absoluteLink(variant.link, link),
    isSelected,
  };
}

function stockWeight(claims: ProductClaims, evidence: PageEvidence): number {
  if (claims.method === 'page') return evidence.visible.stockWeight;
  return isOfOneVariant(claims, evidence) ? 0.5 : claims.weight;
}

/** Its number is neither in the link nor printed. That it is out of stock doesn't mean the product is. */
function isOfOneVariant(claims: ProductClaims, { link, visible }: PageEvidence): boolean {
  const { sku, variants, availability } = claims;
  const printed = visible.claims.sku;
  return (
    availability === 'out_of_stock' &&
    sku !== null &&
    printed !== null &&
    variants.length < 2 &&
    squashed(sku) !== squashed(printed) &&
    !codesInLink(link).has(sku.toLowerCase()) &&
    visible.buyButton?.isDisabled === false
  );
}

function higherThan(listPrice: string | null, price: PriceClaim): string | null {
  return listPrice !== null && Number(listPrice) > Number(price.amount) ? listPrice : null;
}

function shippingOf(claim: ShippingClaim | null, currency: string | null, price: Money | null): Shipping {
  const cost = claim === null ? null : costOf(claim, currency, price);
  if (claim === null || cost === null) return { kind: 'unknown' };
  const freeFrom = thresholdOf(claim, currency);
  const isFree =
    freeFrom !== null && price?.currency === freeFrom.currency && price.amountMinor >= freeFrom.amountMinor;
  return cost.amountMinor === 0 || isFree ? { kind: 'free' } : { kind: 'known', cost };
}

/** Undefined without a known cost. */
function rateOf(
  claim: ShippingRateClaim,
  currency: string | null,
  price: Money | null,
): readonly ShippingRate[] {
  const { country, amount, share, deliveryDays } = claim;
  if (amount === null && share === undefined) return [{ country, cost: null, freeFrom: null }];
  const cost = costOf(claim, currency, price);
  if (cost === null) return [];
  const freeFrom = thresholdOf(claim, currency);
  return [{ country, cost, freeFrom, ...(deliveryDays === undefined ? {} : { deliveryDays }) }];
}

function thresholdOf({ freeFrom }: StatedCharge, currency: string | null): Money | null {
  return freeFrom === undefined ? null : moneyOf(freeFrom.amount, freeFrom.currency ?? currency);
}

function costOf(charge: StatedCharge, currency: string | null, price: Money | null): Money | null {
  const { amount, share } = charge;
  if (share !== undefined) return price && { ...price, amountMinor: Math.ceil(price.amountMinor * share) };
  return amount === null ? null : moneyOf(amount, charge.currency ?? currency);
}

function moneyOf(amount: string, currency: string | null): Money | null {
  return currency === null ? null : moneyFromDecimal(amount, currency);
}

function evidenceOf(
  elected: Readonly<Partial<Record<EvidenceField, Elected<unknown> | null>>>,
): Readonly<Partial<Record<EvidenceField, Evidence>>> {
  return Object.fromEntries(
    Object.entries(elected).flatMap(([field, winner]) =>
      winner === null || winner === undefined
        ? []
        : [[field, { method: winner.claims.method, where: winner.claims.where }]],
    ),
  );
}

function squashed(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}
