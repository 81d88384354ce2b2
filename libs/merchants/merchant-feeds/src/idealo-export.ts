import type { ExportColumn, TableExport } from './export-columns';
import { columnsByKey } from './export-columns';
import { columnKey } from './feed-attributes';
import { availabilityNamed } from './read-stock';
import { structuredText } from './shipping-text';

/** idealo's current columns and its former German ones. */
export const idealoExport: TableExport = {
  name: 'idealo',
  recognises: (keys) =>
    (keys.has('sku') && keys.has('url') && ownColumns.some((key) => keys.has(key))) ||
    (keys.has('sku') && keys.has('url') && [...keys].some((key) => /^(?:delivery|payment)costs/.test(key))) ||
    (keys.has('produkturl') && keys.has('produktname')),
  keyOf: columnKey,
  columnOf: (key, name) => chargeColumn(key, name) ?? pictureColumn(key) ?? namedColumn(key, name),
  groupRows: null,
};

const ownColumns: readonly string[] = ['eans', 'hans', 'imageurls', 'categorypath', 'deliverycomment'];

/** idealo files have no stock. Some delivery times imply that a product is available. */
function stockOf(text: string): string {
  return availabilityNamed(text) === null ? '' : text;
}

const namedColumn = columnsByKey(
  [
    ['id', 'sku artikelnummerimshop artikelnummer'],
    ['title', 'title produktname'],
    ['description', 'description produktbeschreibung'],
    ['link', 'url produkturl'],
    ['image_link', 'imageurls imageurl bildurl1 bildurl'],
    ['price', 'price preis'],
    ['list_price', 'formerprice'],
    ['currency', 'currency waehrung wahrung'],
    ['brand', 'brand herstellername hersteller'],
    ['gtin', 'eans ean eangtin eanbarcodenummer'],
    ['mpn', 'hans originalherstellerartikelnummer herstellerartikelnummer'],
    ['product_type', 'categorypath produktgruppeimshop produktgruppe'],
    ['availability', 'delivery deliverytime lieferzeit lieferzeitnational'],
    ['condition', 'used'],
    ['color', 'colour farbe'],
    ['size', 'size groesse grosse'],
    ['material', 'material'],
    ['gender', 'gender geschlecht'],
  ],
  new Map([
    ...['delivery', 'deliverytime', 'lieferzeit', 'lieferzeitnational'].map(
      (key): [string, (text: string) => string] => [key, stockOf],
    ),
    ['used', (text) => (/^(?:true|yes|ja|1)$/i.test(text.trim()) ? 'used' : 'new')],
    ['hans', (text) => text.split(';')[0] ?? ''],
  ]),
);

/** Shipping cost by carrier ("deliveryCosts_dhl"), country or payment method. */
function chargeColumn(key: string, name: string): ExportColumn | null {
  const isByPayment = waysToPay.includes(key);
  const [, rest] = /^(?:delivery_?costs|versandkosten)[\s_]*(.*)$/i.exec(name.trim()) ?? [];
  if (!isByPayment && (rest === undefined || key === 'versandkostenkommentar')) return null;
  const country = countriesByName.get(columnKey(rest ?? '')) ?? '';
  const service = isByPayment ? name.trim() : country === '' ? (rest ?? '').replaceAll('_', ' ') : '';
  const write = (price: string) =>
    price.trim() === ''
      ? ''
      : structuredText(
          'shipping',
          new Map([
            ['country', country],
            ['service', service],
            ['price', price],
          ]),
        );
  return { attribute: 'shipping', rank: 0, write };
}

/** Shipping cost by payment method in idealo's German table. */
const waysToPay: readonly string[] =
  'vorkasse nachnahme kreditkarte paypal sofortuberweisung giropay barzahlung rechnung lastschrift amazonpayments'.split(
    ' ',
  );

const countriesByName: ReadonlyMap<string, string> = new Map([
  ['deutschland', 'DE'],
  ['osterreich', 'AT'],
  ['schweiz', 'CH'],
]);

function pictureColumn(key: string): ExportColumn | null {
  const [, number] = /^bildurl([2-9]|\d\d)$/.exec(key) ?? [];
  return number === undefined ? null : { attribute: 'additional_image_link', rank: Number(number) };
}
