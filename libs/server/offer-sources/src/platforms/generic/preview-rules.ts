import { productByRules, ruleFields } from '@pricehunt/product-extraction';
import type {
  ExtractedProduct,
  ResultsReading,
  RuleField,
  RuleReading,
  ShopRules,
} from '@pricehunt/product-extraction';
import { decimalFromMoney } from '@pricehunt/offers';
import { askShop } from '../ask-shop';
import { fetchForShop } from '../rendered-fetch';
import type { ShopServices } from '../ask-shop';
import type { Shop } from '../shop';
import { offerOfProduct, resultType } from './search-pages';
import { readResultPage } from './read-result-page';

type LinkWithTitle = { readonly link: string; readonly title: string };

/** With and without the rules. */
export interface ResultsPreview {
  readonly link: string;
  readonly byRules: ResultsReading | null;
  readonly byMarkup: readonly LinkWithTitle[];
}

/** Each field with and without the rules. */
export interface ProductPreview {
  readonly link: string;
  readonly html: string;
  readonly fields: readonly {
    readonly field: RuleField;
    readonly byRule: RuleReading | null;
    readonly byMarkup: string | null;
  }[];
  /** Whether rules and markup together give an offer. */
  readonly isOffer: boolean;
}

/** Throws SourceFailure if the page can't be fetched. */
export async function previewResults(
  services: ShopServices,
  shop: Shop,
  rules: ShopRules,
  { link, signal }: { readonly link: string; readonly signal: AbortSignal },
): Promise<ResultsPreview> {
  const page = await askShop(fetchForShop(services, shop), shop, link, {
    accept: resultType({ rules }),
    signal,
  });
  const { currency } = shop;
  const { results } = await services.readByRules({
    html: page.text,
    link: page.link,
    currency,
    rules: { ...rules, product: {} },
  });
  const { goods, links } = readResultPage(page.text, page.link);
  const priced = goods.map((each) => ({ link: each.link, title: each.title }));
  return { link: page.link, byRules: results, byMarkup: priced.length > 0 ? priced : links };
}

/** Throws SourceFailure if the page can’t be fetched. */
export async function previewProduct(
  services: ShopServices,
  shop: Shop,
  rules: ShopRules,
  { link, signal }: { readonly link: string; readonly signal: AbortSignal },
): Promise<ProductPreview> {
  const page = await askShop(fetchForShop(services, shop), shop, link, { accept: 'html', signal });
  const ruled = await services.readByRules({
    html: page.text,
    link: page.link,
    currency: shop.currency,
    rules: { ...rules, results: null },
  });
  const product = productByRules(ruled, page.link);
  const { markup } = ruled;
  return {
    link: page.link,
    html: page.text,
    fields: ruleFields.map((field) => ({
      field,
      byRule: ruled.fields[field] ?? null,
      byMarkup: markup.kind === 'product' ? statedOf(field, markup.product) : null,
    })),
    isOffer: product !== null && offerOfProduct(shop, product, services.now().toISOString()) !== null,
  };
}

/** In the format of the rules; null if not stated. */
function statedOf(field: RuleField, product: ExtractedProduct): string | null {
  switch (field) {
    case 'title':
    case 'mpn':
    case 'brand':
      return product[field];
    case 'price':
      return product.priceKind === 'exact' ? product.amount : null;
    case 'currency':
      return product.currencyIsGuess ? null : product.currency;
    case 'availability':
      return product.availability === 'unknown' ? null : product.availability;
    case 'image':
      return product.imageUrls[0] ?? null;
    case 'gtin':
      return product.gtins[0] ?? null;
    case 'shipping':
      if (product.shipping.kind === 'unknown') return null;
      return product.shipping.kind === 'free' ? '0' : decimalFromMoney(product.shipping.cost);
  }
}
