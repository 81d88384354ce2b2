import { printableGtin } from '@pricehunt/offers';
import { extractProduct } from '@pricehunt/product-extraction';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { textOf } from '../json-lines';
import type { Answerer, JsonLine } from '../json-lines';

const schemaAvailability: Readonly<Record<string, string>> = {
  in_stock: 'InStock',
  limited: 'LimitedAvailability',
  pre_order: 'PreOrder',
  back_order: 'BackOrder',
  special_order: 'MadeToOrder',
  out_of_stock: 'OutOfStock',
  discontinued: 'Discontinued',
};

/** The fields that the page reader finds; only the id when the page has no product. An amount that shoppers don't see isn't one. */
export const answerExtraction: Answerer = async (questions) =>
  questions.map((question) => {
    const page = extractProduct(htmlOf(question), textOf(question, 'url') ?? 'https://shop.example/');
    if (page.kind !== 'product') return { id: question['id'], kind: page.kind };
    const { product } = page;
    const [gtin] = product.gtins;
    const isShown = product.currency !== null && !product.currencyIsGuess;
    return {
      id: question['id'],
      name: product.title,
      brand: product.brand,
      sku: product.sku,
      mpn: product.mpn,
      gtin: gtin === undefined ? null : printableGtin(gtin),
      price: isShown ? product.amount : null,
      currency: isShown ? product.currency : null,
      tax: product.tax,
      condition: product.condition,
      availability: schemaAvailability[product.availability] ?? null,
      image: product.imageUrls[0] ?? null,
      canonical: product.canonicalLink,
    };
  });

function htmlOf(question: JsonLine): string {
  const file = textOf(question, 'file');
  return file === null ? (textOf(question, 'html') ?? '') : gunzipSync(readFileSync(file)).toString('utf8');
}
