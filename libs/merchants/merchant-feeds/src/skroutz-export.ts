import { columnsByKey, weightIn } from './export-columns';
import { unaccented } from './plain-text';
import type { XmlExport } from './xml-export';
import { ownCell } from './xml-export';

/** Skroutz (Greece) and BestPrice: `mywebstore` with a `product` for each product. */
export function skroutzExport(): XmlExport {
  return { name: 'skroutz', itemName: 'product', cellsOf: (element) => [ownCell(element)], columnOf };
}

/** Days are those until a product is sent. */
function stockIn(text: string): string {
  const said = unaccented(text);
  if (/μη διαθεσιμ|εξαντλ|out of stock|unavailable/.test(said)) return 'out of stock';
  if (/παραγγελια|upon (?:request|order)|\d+\s*(?:-|εως|to)\s*\d+|up to \d+|εως \d+/.test(said))
    return 'available for order';
  return /διαθεσιμ|in stock|αμεσα|παραδοση/.test(said) ? 'in stock' : text;
}

const columnOf = columnsByKey(
  [
    ['id', 'uniqueid id'],
    ['title', 'name title'],
    ['link', 'link'],
    ['image_link', 'image imageurl'],
    ['additional_image_link', 'additionalimage additionalimageurl'],
    ['product_type', 'category categorypath'],
    ['price', 'pricewithvat price'],
    ['brand', 'manufacturer brand'],
    ['mpn', 'mpn'],
    ['gtin', 'ean barcode isbn'],
    ['availability', 'availability instock'],
    ['quantity', 'quantity stock'],
    ['shipping', 'shippingcosts shippingcost shipping'],
    ['shipping_weight', 'weight'],
    ['color', 'color'],
    ['size', 'size'],
    ['description', 'description'],
    ['currency', 'currency'],
  ],
  new Map([
    ['availability', stockIn],
    ['weight', weightIn('g')],
  ]),
);
