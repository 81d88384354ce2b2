import { productDetail } from '@pricehunt/offers';
import type { Availability } from '@pricehunt/offers';
import type { MarkupItem, MarkupValue } from './markup-item';
import { isProductGroup, itemsOf, textOfValue, textValue, valuesOf } from './markup-item';
import { plainText } from '../page/page-text';
import { noClaims } from './product-claims';
import type { PriceClaim, ProductClaims, ShippingClaim, VariantClaims } from './product-claims';
import { readWeight } from './quantities';
import { lowest, readGtins, readOffers } from './schema-org-offers';
import type { OfferClaims } from './schema-org-offers';
import { factsOfProduct } from './shop-facts-markup';
import { readShipping } from './shipping-markup';

const methodWeights = { 'json-ld': 2, microdata: 1.9, rdfa: 1.8 } as const;
const variantsMax = 250;

/** The price of variants is the lowest, marked "from" if they differ. */
export function claimsOfProduct(product: MarkupItem): ProductClaims {
  const offers = preferredOffers(readOffers(product));
  const members = isProductGroup(product) ? itemsOf(product, 'hasVariant').slice(0, variantsMax) : [];
  const variants = members.length > 0 ? members.map(variantOfMember) : variantsOfOffers(offers);
  const areOffersVariants = members.length === 0 && variants.length > 0;
  const price = lowest(pricesOf(offers)) ?? lowest(pricesOf(variants));
  return {
    ...noClaims(product.method, placeOfItem(product), methodWeights[product.method]),
    ...identityOf(product),
    title: textOrNull(textValue(product, 'name', 'title')),
    description: textOrNull(textValue(product, 'description')),
    link: textValue(product, 'url', 'mainEntityOfPage') ?? product.id,
    price,
    listPrice:
      offers.find((offer) => offer.listPrice !== null && samePrice(offer.price, price))?.listPrice ?? null,
    availability: jointAvailability([...offers, ...variants].map((part) => part.availability)),
    condition: offers.find((offer) => offer.condition !== null)?.condition ?? null,
    shipping: ownShipping(product, areOffersVariants ? [] : offers) ?? jointShipping(variants),
    tax: oneOf(offers.map((offer) => offer.tax)),
    weightGrams: readWeight(product),
    facts: factsOfProduct(product),
    seller: oneOf(offers.map((offer) => offer.seller)),
    breadcrumb: categoryOf(product),
    variants,
  };
}

/** The best state of all variants: in stock, limited, or the first known. */
export function jointAvailability(states: readonly (Availability | null)[]): Availability | null {
  const inStock = (['in_stock', 'limited'] as const).find((state) => states.includes(state));
  if (inStock !== undefined) return inStock;
  return (
    states.find((state) => state !== null && state !== 'out_of_stock') ??
    states.find((state) => state !== null) ??
    null
  );
}

function readImages(product: MarkupItem): readonly string[] {
  return valuesOf(product, 'image', 'images', 'photo')
    .slice(0, 30)
    .map((value) =>
      typeof value === 'object'
        ? (textValue(value, 'url', 'contentUrl', 'image') ?? value.id)
        : textOfValue(value),
    )
    .filter((image) => image !== null);
}

function identityOf(
  thing: MarkupItem,
): Pick<ProductClaims, 'brand' | 'sku' | 'mpn' | 'gtins' | 'attributes' | 'imageUrls'> {
  return {
    brand: textOrNull(textValue(thing, 'brand', 'manufacturer')),
    sku:
      codeOrNull(textValue(thing, 'sku') ?? textValue(itemsOf(thing, 'offers')[0] ?? thing, 'sku')) ??
      firstCode(textValue(thing, 'productID')),
    mpn: textOrNull(textValue(thing, 'mpn')),
    gtins: [...new Set([...readGtins(thing), ...itemsOf(thing, 'offers').slice(0, 1).flatMap(readGtins)])],
    attributes: attributesOf(thing),
    imageUrls: readImages(thing),
  };
}

const attributeNames: readonly (readonly [string, string])[] = [
  ['color', 'colour'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
  ['model', 'model'],
  ['weight', 'weight'],
  ['width', 'width'],
  ['height', 'height'],
];

const namedProperties: readonly (readonly [RegExp, string])[] = [
  [/^colou?r$|^farbe$|^couleur$|^kleur$|^färg$|^kolor$|^colore$|^cor$/iu, 'colour'],
  [/^size$|^größe$|^taille$|^talla$|^taglia$|^maat$|^rozmiar$|^tamanho$|^storlek$/iu, 'size'],
  [/capacity|storage|speicher|capacit[éà]|capacidad/iu, 'capacity'],
  [/^pack|quantity per|stückzahl/iu, 'pack'],
];

/** The English attribute of a property name; null if it doesn't distinguish variants. */
export function attributeName(name: string): string | null {
  return name.length > 40
    ? null
    : (namedProperties.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? null);
}

function attributesOf(thing: MarkupItem): Readonly<Record<string, string>> {
  const stated = attributeNames.flatMap(([property, name]) => {
    const text = textValue(thing, property);
    return text === null || text.length > 100 || /^https?:/u.test(text)
      ? []
      : [[name, productDetail(name, plainText(text))?.value ?? plainText(text)] as const];
  });
  const additional = itemsOf(thing, 'additionalProperty').flatMap((property) => {
    const stated = textValue(property, 'name', 'propertyID') ?? '';
    const value = valuesOf(property, 'value')[0];
    const text = value === undefined ? null : textOfValue(value);
    if (text === null || text.length > 100) return [];
    const unit = textValue(property, 'unitText', 'unitCode');
    const detail = productDetail(stated, plainText(unit === null ? text : `${text} ${unit}`));
    if (detail !== null) return [[detail.name, detail.value] as const];
    const name = attributeName(stated);
    return name === null ? [] : [[name, plainText(text)] as const];
  });
  return Object.fromEntries([...additional, ...stated]);
}

function variantOfMember(member: MarkupItem): VariantClaims {
  const offers = preferredOffers(readOffers(member));
  const price = lowest(pricesOf(offers));
  return {
    ...identityOf(member),
    name: textOrNull(textValue(member, 'name', 'title')),
    id: member.id,
    price,
    listPrice: offers.find((offer) => offer.listPrice !== null)?.listPrice ?? null,
    availability: jointAvailability(offers.map((offer) => offer.availability)),
    condition: offers.find((offer) => offer.condition !== null)?.condition ?? null,
    shipping: ownShipping(member, offers),
    link: textValue(member, 'url') ?? offers.find((offer) => offer.link !== null)?.link ?? null,
  };
}

/** Offers are variants if each has its own code, name or link; otherwise they are several sellers. */
function variantsOfOffers(offers: readonly OfferClaims[]): readonly VariantClaims[] {
  if (offers.length < 2) return [];
  const marks = offers.map(
    (offer) => offer.sku ?? offer.gtins[0] ?? offer.itemOffered?.id ?? offer.name ?? offer.link,
  );
  const areVariants = marks.every((mark) => mark !== null) && new Set(marks).size === offers.length;
  if (!areVariants || new Set(offers.map((offer) => offer.seller)).size > 1) return [];
  return offers.slice(0, variantsMax).map((offer) => {
    const thing = offer.itemOffered === null ? null : identityOf(offer.itemOffered);
    return {
      name: offer.itemOffered === null ? offer.name : textOrNull(textValue(offer.itemOffered, 'name')),
      attributes: thing?.attributes ?? {},
      id: offer.id,
      sku: offer.sku ?? thing?.sku ?? null,
      mpn: offer.mpn ?? thing?.mpn ?? null,
      gtins: offer.gtins.length > 0 ? offer.gtins : (thing?.gtins ?? []),
      price: offer.price,
      listPrice: offer.listPrice,
      availability: offer.availability,
      condition: offer.condition,
      shipping: offer.shipping,
      link: offer.link,
      imageUrls: thing?.imageUrls ?? [],
    };
  });
}

/** Prefers the offers' shipping to the item's own. */
function ownShipping(thing: MarkupItem, offers: readonly OfferClaims[]): ShippingClaim | null {
  return offers.find((offer) => offer.shipping !== null)?.shipping ?? readShipping(thing);
}

function jointShipping(variants: readonly VariantClaims[]): ShippingClaim | null {
  const [first = null, ...others] = variants.map(({ shipping }) => shipping);
  return others.every((shipping) => JSON.stringify(shipping) === JSON.stringify(first)) ? first : null;
}

function preferredOffers(offers: readonly OfferClaims[]): readonly OfferClaims[] {
  const isNew = offers.filter((offer) => offer.condition === 'new');
  return isNew.some((offer) => offer.price !== null) ? isNew : offers;
}

/** The prices in stock, or all if nothing is in stock. */
function pricesOf(
  parts: readonly { price: PriceClaim | null; availability: Availability | null }[],
): readonly PriceClaim[] {
  const isGone = (state: Availability | null): boolean =>
    state === 'out_of_stock' || state === 'discontinued';
  const buyable = parts.filter((part) => part.price !== null && !isGone(part.availability));
  const prices = (buyable.length > 0 ? buyable : parts)
    .map((part) => part.price)
    .filter((price) => price !== null);
  const exact = prices.filter((price) => price.kind === 'exact');
  return exact.length > 0 ? exact : prices;
}

function samePrice(one: PriceClaim | null, other: PriceClaim | null): boolean {
  return one !== null && other !== null && one.amount === other.amount;
}

function oneOf<Value extends string>(values: readonly (Value | null)[]): Value | null {
  const [first = null, ...others] = values;
  return others.every((value) => value === first) ? first : null;
}

function categoryOf(product: MarkupItem): readonly string[] {
  const categories = valuesOf(product, 'category').map((value: MarkupValue) => textOfValue(value));
  const [first] = categories.filter((category) => category !== null);
  if (first === undefined || first.length > 300) return [];
  return plainText(first)
    .split(/\s*(?:>|\/|»|›)\s*/u)
    .filter((part) => part !== '');
}

function placeOfItem(item: MarkupItem): string {
  return `${item.types.join(' ') || 'untyped item'}${item.id === null ? '' : ` ${item.id.slice(0, 200)}`}`;
}

function codeOrNull(text: string | null): string | null {
  const code = textOrNull(text);
  return code === null || code.length > 60 ? null : code;
}

/** Removes words and kinds that some shops add to a product id. */
function firstCode(text: string | null): string | null {
  const plain = textOrNull(text)?.replace(/^(?:sku|mpn|id|asin)\s*:\s*/iu, '') ?? '';
  return /^[\w./-]{3,40}(?=\s|$)/u.exec(plain)?.[0] ?? null;
}

function textOrNull(text: string | null): string | null {
  const plain = text === null ? '' : plainText(text.slice(0, 20_000));
  return plain === '' || /^(?:null|undefined|n\/?a|none|-|false)$/iu.test(plain) ? null : plain;
}
