import type { ExtractedProduct } from '@pricehunt/product-extraction';
import type { Availability, Money } from '@pricehunt/offers';
import { hostOf, isSameSite } from '@pricehunt/product-links';
import { findContradiction, readProfile } from '@pricehunt/product-matching';
import type { ItemCheckRow, MerchantItemRow } from '@pricehunt/storage';
import { PageNotRead } from '../outbound/page-reader';
import type { Needs } from '../services';
import type { PageIssueCode } from './item-check-issues';
import { identityOfItem } from './offer-of-item';

type Looking = Needs<'safeFetch' | 'readPage' | 'now'>;

interface PageFacts {
  readonly page: ItemCheckRow['page'];
  readonly price: Money | null;
  readonly availability: Availability | null;
}

const imageBytesMax = 8 * 1024 * 1024;

export async function checkItemPage(
  services: Looking,
  row: MerchantItemRow,
  signal: AbortSignal,
): Promise<ItemCheckRow> {
  const facts = await pageFacts(services, row, signal);
  const image = await imageState(services, row.item.imageLink, signal);
  return {
    businessId: row.businessId,
    itemId: row.itemId,
    digest: row.digest,
    checkedAt: services.now().toISOString(),
    page: facts.page,
    image,
    pageMinor: facts.price?.amountMinor ?? null,
    pageCurrency: facts.price?.currency ?? null,
    pageAvailability: facts.availability,
    codes: codesOf(row, facts, image),
  };
}

async function pageFacts(
  { safeFetch, readPage }: Looking,
  row: MerchantItemRow,
  signal: AbortSignal,
): Promise<PageFacts> {
  const nothing = { price: null, availability: null };
  const fetched = await safeFetch.fetch(row.item.link, { accept: 'html', signal });
  if (fetched.kind === 'gone') return { page: 'gone', ...nothing };
  if (fetched.kind !== 'ok' || !isOnSite(row.item.link, fetched.finalLink))
    return { page: 'unread', ...nothing };
  try {
    const reading = await readPage(fetched.text(), fetched.finalLink);
    if (reading.kind === 'gone') return { page: 'gone', ...nothing };
    if (reading.kind !== 'product') return { page: 'unread', ...nothing };
    if (!isOfItem(row, reading.product)) return { page: 'read', ...nothing };
    return { page: 'read', ...factsFor(row, reading.product) };
  } catch (failure) {
    if (failure instanceof PageNotRead) return { page: 'unread', ...nothing };
    throw failure;
  }
}

function isOfItem({ item }: MerchantItemRow, product: ExtractedProduct): boolean {
  return findContradiction(readProfile(identityOfItem(item)), readProfile(product)) === null;
}

function isOnSite(link: string, finalLink: string): boolean {
  const [host, finalHost] = [hostOf(link) ?? '', hostOf(finalLink) ?? ''];
  return isSameSite(finalHost, host) || isSameSite(host, finalHost);
}

/** Uses the item's own variant; a price that covers several variants is ignored. */
function factsFor({ item }: MerchantItemRow, product: ExtractedProduct): Omit<PageFacts, 'page'> {
  const isItem = (each: { readonly sku: string | null; readonly gtins: readonly string[] }) =>
    (each.sku !== null && (each.sku === item.sku || each.sku === item.itemId)) ||
    each.gtins.some((gtin) => item.gtins.includes(gtin));
  const variant = product.variants.find(isItem) ?? product.variants.find(({ isSelected }) => isSelected);
  if (variant !== undefined && variant.price !== null) {
    return { price: variant.price, availability: known(variant.availability) };
  }
  if (product.variants.length > 0) return { price: null, availability: null };
  return {
    price: product.priceKind === 'exact' ? product.price : null,
    availability: known(product.availability),
  };
}

function known(availability: Availability): Availability | null {
  return availability === 'unknown' ? null : availability;
}

async function imageState(
  { safeFetch }: Looking,
  link: string | null,
  signal: AbortSignal,
): Promise<ItemCheckRow['image']> {
  if (link === null) return 'none';
  const fetched = await safeFetch.fetch(link, { accept: 'image', signal, bodyBytesMax: imageBytesMax });
  if (fetched.kind === 'ok') return fetched.body.length === 0 ? 'broken' : 'shown';
  const isNoImage = fetched.kind === 'error' && fetched.reason === 'content-type';
  return fetched.kind === 'gone' || isNoImage ? 'broken' : 'unread';
}

function codesOf(
  row: MerchantItemRow,
  { page, price, availability }: PageFacts,
  image: ItemCheckRow['image'],
): readonly PageIssueCode[] {
  const isPriceOther =
    price !== null && price.currency === row.currency && price.amountMinor !== row.priceMinor;
  const isStockOther =
    availability !== null &&
    row.availability !== 'unknown' &&
    isToBeHad(availability) !== isToBeHad(row.availability);
  return [
    ...(page === 'gone' ? (['page.gone'] as const) : []),
    ...(isPriceOther ? (['page.price-differs'] as const) : []),
    ...(isStockOther ? (['page.stock-differs'] as const) : []),
    ...(image === 'broken' ? (['image.broken'] as const) : []),
  ];
}

function isToBeHad(availability: Availability): boolean {
  return availability !== 'out_of_stock' && availability !== 'discontinued';
}
