import { decimalFromMoney, policyOn } from '@pricehunt/offers';
import type { Offer } from '@pricehunt/offers';
import type { ExtractedProduct } from '@pricehunt/product-extraction';
import { SourceFailure } from '../../offer-source';
import { shareOfWords } from '../../query-ladder';
import { askShop } from '../ask-shop';
import type { ShopAnswer, ShopServices } from '../ask-shop';
import { searchLink } from '../search-template';
import type { Shop } from '../shop';
import { offerOfShop, taxOnPage } from '../shop-offer';
import type { OpenPlatform } from '../shop-source';
import { readResultPage } from './read-result-page';
import { productOnPage, resultsByRules } from './read-ruled-page';

/** Product pages per comparison, in addition to result pages. */
const pagesMax = 3;

/** Prices come only from structured data, never from the text of a result page. Respects robots.txt. */
export const searchPages: OpenPlatform = (services, shop, { product }) => {
  const read = new Map<string, readonly Offer[]>();
  const wanted = [product.brand ?? '', product.title].join(' ');
  return {
    needsPages: false,
    search: async ({ text }, signal) => {
      if (shop.searchTemplate === null) {
        throw new SourceFailure('refused', `${shop.domain} has no search template`);
      }
      const link = searchLink(shop.searchTemplate, text);
      const page = await askShop(services.safeFetch, shop, link, { accept: resultType(shop), signal });
      const checkedAt = services.now().toISOString();
      const results = (await resultsByRules(services, shop, page)) ?? readResultPage(page.text, page.link);
      const listed = results.goods.flatMap((goods) => offerOfShop(shop, goods, checkedAt) ?? []);
      if (listed.length > 0) return listed;
      // A single hit often redirects to the product. Product rules would also match cards of a list.
      const isList = shop.rules?.results && results.links.length > 0;
      const own = isList ? [] : await offersOfPage(services, shop, page);
      if (own.length > 0) return own;
      const likely = results.links
        .map((each) => ({
          ...each,
          share: Math.max(shareOfWords(text, each.title), shareOfWords(each.title, wanted)),
        }))
        .sort((one, other) => other.share - one.share)
        .filter(({ share }) => share > 0);
      for (const { link: pageLink } of likely) {
        if (read.has(pageLink)) continue;
        if (read.size >= pagesMax || signal.aborted) break;
        read.set(pageLink, await readProductPage(services, { shop, link: pageLink, signal }));
      }
      return likely.flatMap((each) => read.get(each.link) ?? []);
    },
  };
};

async function readProductPage(
  services: ShopServices,
  { shop, link, signal }: { readonly shop: Shop; readonly link: string; readonly signal: AbortSignal },
): Promise<readonly Offer[]> {
  try {
    const page = await askShop(services.safeFetch, shop, link, { accept: 'html', signal });
    return await offersOfPage(services, shop, page);
  } catch {
    return [];
  }
}

/** Empty without an exact price. */
async function offersOfPage(services: ShopServices, shop: Shop, page: ShopAnswer): Promise<readonly Offer[]> {
  const product = await productOnPage(services, shop, page);
  return offersOfProduct(shop, product, services.now());
}

/** For pages without rules; includes the shop's published shipping policy. */
export async function offersOfPlainPage(
  { readPage, now }: Pick<ShopServices, 'readPage' | 'now'>,
  shop: Shop,
  page: ShopAnswer,
): Promise<readonly Offer[]> {
  const reading = await readPage(page.text, page.link);
  const offers = offersOfProduct(shop, reading.kind === 'product' ? reading.product : null, now());
  if (reading.shippingPolicy === undefined) return offers;
  const shopPolicy = policyOn(reading.shippingPolicy, now().toISOString().slice(0, 10));
  return offers.map((offer) => ({ ...offer, shopPolicy }));
}

function offersOfProduct(shop: Shop, product: ExtractedProduct | null, now: Date): readonly Offer[] {
  const offer = product === null ? null : offerOfProduct(shop, product, now.toISOString());
  return offer === null ? [] : [offer];
}

export function offerOfProduct(shop: Shop, product: ExtractedProduct, checkedAt: string): Offer | null {
  if (product.amount === null || product.priceKind !== 'exact') return null;
  const currency = product.currencyIsGuess ? shop.currency : product.currency;
  const offer = offerOfShop(
    shop.name === shop.domain ? { ...shop, name: product.siteName ?? shop.name } : shop,
    {
      variantId: product.sku ?? '',
      link: product.canonicalLink,
      title: product.title,
      brand: product.brand,
      barcodes: product.gtins,
      mpn: product.mpn,
      sku: product.sku,
      attributes: product.attributes,
      price: { amount: product.amount, currency },
      listPrice:
        product.listPrice === null
          ? null
          : { amount: decimalFromMoney(product.listPrice), currency: product.listPrice.currency },
      availability: product.availability,
      condition: product.condition,
      imageUrl: product.imageUrls[0],
      weightGrams: product.weightGrams,
      facts: product.facts,
    },
    checkedAt,
  );
  if (offer === null) return null;
  const { shipping, shippingRates } = product;
  return { ...offer, shipping, shippingRates, ...taxOnPage(offer, product) };
}

/** Rules can read JSON results; markup can't. */
export function resultType({ rules }: Pick<Shop, 'rules'>): 'any' | 'html' {
  return rules?.results?.link.kind === 'json-path' ? 'any' : 'html';
}
