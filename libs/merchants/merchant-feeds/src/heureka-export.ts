import { columnsByKey } from './export-columns';
import { structuredText } from './shipping-text';
import type { XmlCell, XmlElement, XmlExport } from './xml-export';
import { ownCell } from './xml-export';

/** Heureka (Czechia, Slovakia), Zboží.cz, Glami and Favi: `SHOP` with a `SHOPITEM` for each product. */
export function heurekaExport(): XmlExport {
  return { name: 'heureka', itemName: 'shopitem', cellsOf, columnOf };
}

function cellsOf(element: XmlElement): readonly XmlCell[] {
  const { name } = element;
  const part = (wanted: string) => element.inner.find((inner) => inner.name === wanted)?.text.trim() ?? '';
  if (name === 'param') {
    const text = structuredText(
      'product_detail',
      new Map([
        ['attribute_name', part('param_name')],
        ['attribute_value', part('val')],
      ]),
    );
    return [{ key: 'param', column: name, text }];
  }
  if (name === 'delivery') {
    const price = part('delivery_price');
    const charge = new Map([
      ['service', part('delivery_id')],
      ['price', price],
    ]);
    return price === '' ? [] : [{ key: 'delivery', column: name, text: structuredText('shipping', charge) }];
  }
  if (name !== 'delivery_date') return [ownCell(element)];
  const date = element.text.trim();
  if (!/^\d{4}-\d{2}-\d{2}/.test(date)) return [{ key: 'deliverydate', column: name, text: stockIn(date) }];
  return [
    { key: 'deliverydate', column: name, text: 'preorder' },
    { key: 'releasedate', column: name, text: date },
  ];
}

/** Days until a product is sent: 0 is in stock, more are ordered from the supplier. */
function stockIn(days: string): string {
  if (!/^\d{1,3}$/.test(days)) return days;
  return Number(days) === 0 ? 'in stock' : 'available for order';
}

const columnOf = columnsByKey(
  [
    ['id', 'itemid'],
    ['sku', 'sku'],
    ['item_group_id', 'itemgroupid'],
    ['title', 'productname product'],
    ['description', 'description'],
    ['link', 'url'],
    ['image_link', 'imgurl'],
    ['additional_image_link', 'imgurlalternative'],
    ['price', 'pricevat price'],
    ['list_price', 'listprice'],
    ['currency', 'currency'],
    ['availability', 'deliverydate'],
    ['availability_date', 'releasedate'],
    ['quantity', 'stockquantity stock'],
    ['condition', 'itemtype condition'],
    ['brand', 'manufacturer brand'],
    ['gtin', 'ean isbn'],
    ['mpn', 'productno'],
    ['product_type', 'categorytext'],
    ['shipping', 'delivery'],
    ['product_detail', 'param'],
  ],
  new Map([['itemtype', (text) => (/^baza+r$/i.test(text.trim()) ? 'used' : text)]]),
);
