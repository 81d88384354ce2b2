import type { ReadFeedOptions } from './feed-options';
import { codesIn, itemsOf, readingsOf } from './testing/feed-of';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const inEuros: ReadFeedOptions = { defaults: { currency: 'EUR' }, storeDomains: ['shop.example'] };

function csv(header: string, rows: readonly Readonly<Record<string, string>>[], delimiter = ','): string {
  const columns = header.split('|');
  const quoted = (text: string) => (/["\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(delimiter));
  return [columns.map(quoted).join(delimiter), ...lines].join('\r\n');
}

describe("Awin's product feed", () => {
  const header =
    'aw_deep_link|product_name|aw_product_id|merchant_product_id|merchant_image_url|description|merchant_category|search_price|' +
    'merchant_name|merchant_id|category_name|category_id|aw_image_url|currency|store_price|delivery_cost|merchant_deep_link|language|' +
    'last_updated|display_price|data_feed_id|brand_name|brand_id|colour|condition|product_model|model_number|rrp_price|' +
    'product_price_old|delivery_time|in_stock|stock_quantity|stock_status|is_for_sale|merchant_thumb_url|large_image|alternate_image|' +
    'aw_thumb_url|alternate_image_two|alternate_image_three|ean|isbn|upc|mpn|parent_product_id|product_GTIN|Fashion:size';
  const lamp = {
    aw_deep_link: 'https://www.awin1.com/pclick.php?p=2719&a=100&m=599',
    product_name: 'Leselampe Lumo',
    aw_product_id: '27190000001',
    merchant_product_id: 'L-1',
    merchant_image_url: 'https://shop.example/l-1.jpg',
    aw_image_url: 'https://images2.productserve.com/?w=200&url=l-1.jpg',
    description: 'Eine Lampe\nfür "späte" Leser',
    merchant_category: 'Leuchten > Tischleuchten',
    search_price: '49.90',
    currency: 'EUR',
    delivery_cost: '4.95',
    merchant_deep_link: 'https://shop.example/l-1',
    display_price: 'EUR49.90',
    brand_name: 'Lumo',
    colour: 'Schwarz',
    condition: 'new',
    rrp_price: '69.90',
    product_price_old: '59.90',
    in_stock: '1',
    alternate_image: 'https://shop.example/l-1-b.jpg',
    alternate_image_two: 'https://shop.example/l-1-c.jpg',
    ean: '4006381333931',
    mpn: 'LU-100',
    'Fashion:size': 'L',
  };

  it("is read with the shop's own link, shipping cost, EAN and additional images", async () => {
    const readings = await readingsOf(csv(header, [lamp]), { storeDomains: ['shop.example'] });

    expect(readings[0]).toMatchObject({
      item: {
        itemId: 'L-1',
        title: 'Leselampe Lumo',
        link: 'https://shop.example/l-1',
        brand: 'Lumo',
        mpn: 'LU-100',
        price: euros(5990),
        salePrice: euros(4990),
        availability: 'in_stock',
        condition: 'new',
        gtins: ['04006381333931'],
        imageLink: 'https://shop.example/l-1.jpg',
        additionalImageLinks: ['https://shop.example/l-1-b.jpg', 'https://shop.example/l-1-c.jpg'],
        shipping: [{ country: null, service: null, price: euros(495) }],
        productType: 'Leuchten > Tischleuchten',
        attributes: { color: 'Schwarz', size: 'L' },
      },
      issues: [],
    });
    expect(codesIn(readings)).toEqual([]);
  });

  it.each([
    ['tabs', '\t'],
    ['bars', '|'],
    ['semicolons and German decimal commas', ';'],
  ])('is read with %s', async (_, delimiter) => {
    const row = delimiter === ';' ? { ...lamp, search_price: '49,90', delivery_cost: '4,95' } : lamp;

    const [item] = await itemsOf(csv(header, [row], delimiter));

    expect(item).toMatchObject({ itemId: 'L-1', salePrice: euros(4990), shipping: [{ price: euros(495) }] });
  });
});

describe("idealo's file", () => {
  it('is read with the shipping cost of each carrier, several EANs and images', async () => {
    const file = csv(
      'sku|brand|title|categoryPath|url|eans|description|price|formerPrice|hans|imageUrls|delivery|deliveryComment|' +
        'deliveryCosts_dhl|deliveryCosts_hermes|paymentCosts_paypal|used|colour|packagingUnit|checkout',
      [
        {
          sku: 'K-7',
          brand: 'Kessel',
          title: 'Wasserkocher',
          categoryPath: 'Küche > Wasserkocher',
          url: 'https://shop.example/k-7',
          eans: '4006381333931;9780306406157',
          price: '39.99',
          formerPrice: '49.99',
          hans: 'WK-7',
          delivery: '1-3 Werktage',
          used: 'false',
          colour: 'Weiß',
          imageUrls: 'https://shop.example/k-7.jpg;https://shop.example/k-7b.jpg',
          deliveryCosts_dhl: '4.99',
          deliveryCosts_hermes: '3.90',
          paymentCosts_paypal: '0.00',
        },
      ],
    );

    const readings = await readingsOf(file, inEuros);

    expect(readings[0]).toMatchObject({
      item: {
        itemId: 'K-7',
        mpn: 'WK-7',
        price: euros(4999),
        salePrice: euros(3999),
        condition: 'new',
        gtins: ['04006381333931', '09780306406157'],
        imageLink: 'https://shop.example/k-7.jpg',
        additionalImageLinks: ['https://shop.example/k-7b.jpg'],
        shipping: [
          { country: null, service: 'dhl', price: euros(499) },
          { country: null, service: 'hermes', price: euros(390) },
        ],
      },
    });
    expect(codesIn(readings)).toEqual(['description.missing', 'availability.missing']);
  });

  it('is read with the former German columns, in Windows-1252', async () => {
    const file = csv(
      'Artikelnummer im Shop|EAN / Barcodenummer|Original Herstellerartikelnummer|Herstellername|Produktname|' +
        'Produktgruppe im Shop (möglichst als Pfad)|Preis (Brutto)|Lieferzeit|ProduktURL|BildURL_1 (großes Bild)|' +
        'BildURL_2 (großes Bild)|Vorkasse|Nachnahme|Versandkosten Österreich|Versandkosten Kommentar|Produktbeschreibung',
      [
        {
          'Artikelnummer im Shop': 'K-8',
          'EAN / Barcodenummer': '4006381333931',
          Herstellername: 'Müller & Söhne',
          Produktname: 'Teekessel',
          'Preis (Brutto)': '1.039,90',
          Lieferzeit: 'sofort lieferbar',
          ProduktURL: 'https://shop.example/k-8',
          'BildURL_1 (großes Bild)': 'https://shop.example/k-8.jpg',
          'BildURL_2 (großes Bild)': 'https://shop.example/k-8b.jpg',
          Vorkasse: '4,90',
          Nachnahme: '9,90',
          'Versandkosten Österreich': '12,50',
          'Versandkosten Kommentar': 'ab 100 € frei',
          Produktbeschreibung: 'Für großen Durst',
        },
      ],
      ';',
    );

    const [item] = await itemsOf(
      Uint8Array.from(Buffer.from(file.replaceAll('€', '\u0080'), 'latin1')),
      inEuros,
    );

    expect(item).toMatchObject({
      itemId: 'K-8',
      brand: 'Müller & Söhne',
      description: 'Für großen Durst',
      price: euros(103990),
      availability: 'in_stock',
      additionalImageLinks: ['https://shop.example/k-8b.jpg'],
      shipping: expect.arrayContaining([
        { country: null, service: 'Vorkasse', price: euros(490) },
        { country: null, service: 'Nachnahme', price: euros(990) },
        { country: 'AT', service: null, price: euros(1250) },
      ]),
    });
  });
});

describe("WooCommerce's CSV export", () => {
  const header =
    'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Short description|Description|' +
    'Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Low stock amount|Backorders allowed?|' +
    'Weight (kg)|Sale price|Regular price|Categories|Tags|Images|Parent|Grouped products|External URL|Position|Brands|' +
    'Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible|Attribute 1 global|Meta: _wpcom_is_markdown';
  const parent = {
    ID: '44',
    Type: 'variable',
    SKU: 'woo-vneck-tee',
    Name: 'V-Neck T-Shirt',
    Published: '1',
    'Visibility in catalog': 'visible',
    Description: String.raw`<p>Soft,\nand warm.</p>`,
    'In stock?': '1',
    Categories: 'Clothing > Tshirts, Sale',
    Brands: 'Lumo',
    'Attribute 1 name': 'Color',
    Images: 'https://shop.example/tee.jpg, https://shop.example/tee-2.jpg',
    'Attribute 1 value(s)': 'Blue, Red',
    'Weight (kg)': '0.25',
  };
  const variation = {
    ID: '76',
    Type: 'variation',
    SKU: 'woo-vneck-tee-red',
    Name: 'V-Neck T-Shirt - Red',
    Published: '1',
    'GTIN, UPC, EAN, or ISBN': '4006381333931',
    'In stock?': '1',
    Stock: '3',
    'Regular price': '20',
    'Sale price': '15',
    'Date sale price starts': '2026-11-01 00:00:00',
    Parent: 'woo-vneck-tee',
    'Attribute 1 name': 'Color',
    'Attribute 1 value(s)': 'Red',
  };

  it("creates one item per variation with its product's texts and images", async () => {
    const simple = {
      ...parent,
      ID: '46',
      Type: 'simple, virtual',
      SKU: 'cap',
      Name: 'Cap',
      'Regular price': '18',
    };

    const readings = await readingsOf(csv(header, [parent, variation, simple]), inEuros);

    expect(readings.slice(0, 2)).toMatchObject([
      {
        row: 3,
        item: {
          itemId: '76',
          itemGroupId: '44',
          sku: 'woo-vneck-tee-red',
          title: 'V-Neck T-Shirt - Red',
          link: 'https://shop.example/?p=44',
          description: 'Soft, and warm.',
          brand: 'Lumo',
          price: euros(2000),
          salePrice: euros(1500),
          gtins: ['04006381333931'],
          availability: 'in_stock',
          saleWindow: { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '9999-12-31T00:00:00.000Z' },
          imageLink: 'https://shop.example/tee.jpg',
          additionalImageLinks: ['https://shop.example/tee-2.jpg'],
          productType: 'Clothing > Tshirts',
          attributes: { color: 'Red' },
          weightGrams: 250,
        },
      },
      { row: 4, item: { itemId: '46', link: 'https://shop.example/?p=46', attributes: { color: null } } },
    ]);
    expect(readings.at(-1)).toMatchObject({ itemCount: 2, rejectedCount: 0, isComplete: true });
  });

  it('is read with German headings, a byte order mark and decimal commas', async () => {
    const german = csv(
      'ID|Typ|Artikelnummer|GTIN, UPC, EAN oder ISBN|Name|Veröffentlicht|Sichtbarkeit im Katalog|Kurzbeschreibung|' +
        'Beschreibung|Vorrätig?|Bestand|Gewicht (kg)|Angebotspreis|Regulärer Preis|Kategorien|Bilder|Übergeordnetes Produkt|' +
        'Externe URL|Marken|Attribut 1 Name|Attribut 1 Wert(e)',
      [
        {
          ID: '9',
          Typ: 'simple',
          Artikelnummer: 'H-9',
          Name: 'Hoodie',
          Veröffentlicht: '1',
          'Vorrätig?': '0',
          'Regulärer Preis': '1.299,00',
          Angebotspreis: '999,50',
          Marken: 'Lumo',
          'GTIN, UPC, EAN oder ISBN': '4006381333931',
          Bilder: 'https://shop.example/h.jpg',
          'Attribut 1 Name': 'Größe',
          'Attribut 1 Wert(e)': 'XL',
          Beschreibung: 'Warm',
          'Gewicht (kg)': '1,5',
        },
      ],
      ';',
    );

    const [item] = await itemsOf(`\ufeff${german}`, inEuros);

    expect(item).toMatchObject({
      itemId: '9',
      sku: 'H-9',
      price: euros(129900),
      salePrice: euros(99950),
      brand: 'Lumo',
      availability: 'out_of_stock',
      gtins: ['04006381333931'],
      attributes: { size: 'XL' },
      weightGrams: 1500,
    });
  });
});

describe("WooCommerce's REST response", () => {
  const product = {
    id: 794,
    name: 'Premium Quality',
    slug: 'premium-quality',
    type: 'simple',
    status: 'publish',
    permalink: 'https://shop.example/product/premium-quality/',
    description: '<p>Soft.</p>',
    sku: 'PQ-1',
    price: '19.99',
    regular_price: '21.99',
    sale_price: '19.99',
    on_sale: true,
    stock_status: 'onbackorder',
    global_unique_id: '4006381333931',
    stock_quantity: null,
    parent_id: 0,
    variations: [],
    date_on_sale_from_gmt: null,
    date_on_sale_to_gmt: '2026-12-24T23:59:59',
    categories: [{ id: 9, name: 'Clothing', slug: 'clothing' }],
    brands: [{ id: 3, name: 'Lumo', slug: 'lumo' }],
    images: [
      { id: 1, src: 'https://shop.example/1.jpg' },
      { id: 2, src: 'https://shop.example/2.jpg' },
    ],
    attributes: [{ id: 6, name: 'Color', options: ['Black'] }],
    meta_data: [{ id: 1, key: '_ean', value: '9780306406157' }],
  };

  it('is read with its link, prices, stock, images and barcodes', async () => {
    const readings = await readingsOf(JSON.stringify([product]), inEuros);

    expect(readings[0]).toMatchObject({
      item: {
        itemId: '794',
        sku: 'PQ-1',
        itemGroupId: null,
        title: 'Premium Quality',
        brand: 'Lumo',
        link: 'https://shop.example/product/premium-quality/',
        description: 'Soft.',
        productType: 'Clothing',
        price: euros(2199),
        salePrice: euros(1999),
        availability: 'back_order',
        gtins: ['04006381333931', '09780306406157'],
        attributes: { color: 'Black' },
        imageLink: 'https://shop.example/1.jpg',
        additionalImageLinks: ['https://shop.example/2.jpg'],
        saleWindow: { endsAt: '2026-12-24T23:59:59.000Z' },
      },
    });
    expect(readings.at(-1)).toMatchObject({ itemCount: 1, rejectedCount: 0 });
  });

  it('creates one item per included variation and warns when using the lowest price', async () => {
    const variation = {
      id: 8,
      sku: 'PQ-R',
      permalink: 'https://shop.example/product/premium-quality/?attribute_color=red',
      price: '9.00',
      regular_price: '9.00',
      sale_price: '',
      stock_status: 'instock',
      attributes: [{ id: 6, name: 'Color', option: 'Red' }],
    };
    const whole = { ...product, type: 'variable', regular_price: '', price: '9.00', variations: [variation] };
    const numbered = { ...whole, id: 795, sale_price: '', variations: [8] };

    const readings = await readingsOf(JSON.stringify([whole, numbered]), inEuros);

    expect(readings.slice(0, 2)).toMatchObject([
      {
        item: {
          itemId: '8',
          itemGroupId: '794',
          title: 'Premium Quality - Red',
          price: euros(900),
          salePrice: null,
          attributes: { color: 'Red' },
          imageLink: 'https://shop.example/1.jpg',
          description: 'Soft.',
        },
      },
      { item: { itemId: '795', price: euros(900) } },
    ]);
    expect(codesIn(readings)).toContain('price.lowest-of-variants');
  });
});

describe("Shopify's product export", () => {
  const header =
    'Handle|Title|Body (HTML)|Vendor|Product Category|Type|Tags|Published|Option1 Name|Option1 Value|Option2 Name|Option2 Value|' +
    'Option3 Name|Option3 Value|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|' +
    'Variant Fulfillment Service|Variant Price|Variant Compare At Price|Variant Requires Shipping|Variant Taxable|Variant Barcode|' +
    'Image Src|Image Position|Image Alt Text|Gift Card|SEO Title|SEO Description|Google Shopping / Google Product Category|' +
    'Google Shopping / Gender|Google Shopping / MPN|Google Shopping / Condition|Variant Image|Variant Weight Unit|Cost per item|Status';
  const tracked = { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Policy': 'deny' };
  const rows = [
    {
      Handle: 'shirt',
      Title: 'Shirt',
      'Body (HTML)': '<p>Soft,\n"warm"</p>',
      Vendor: 'Lumo',
      Type: 'Tops',
      Published: 'true',
      'Option1 Name': 'Size',
      'Option1 Value': 'S',
      'Option2 Name': 'Color',
      'Option2 Value': 'Red',
      'Variant SKU': "'1001",
      ...tracked,
      'Variant Inventory Qty': '3',
      'Variant Price': '9.90',
      'Variant Compare At Price': '12.00',
      'Variant Barcode': "'4006381333931",
      'Variant Grams': '310.0',
      'Image Src': 'https://cdn.example/1.jpg',
      'Image Position': '1',
      Status: 'active',
    },
    {
      Handle: 'shirt',
      'Option1 Value': 'M',
      'Option2 Value': 'Red',
      ...tracked,
      'Variant Inventory Qty': '0',
      'Variant Price': '12.00',
      'Image Src': 'https://cdn.example/2.jpg',
      'Image Position': '2',
      'Variant Image': 'https://cdn.example/m.jpg',
    },
    { Handle: 'shirt', 'Image Src': 'https://cdn.example/3.jpg', 'Image Position': '3' },
    {
      Handle: 'mug',
      Title: 'Mug',
      Published: 'true',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant SKU': 'MUG',
      'Variant Price': '5.00',
      Status: 'draft',
    },
  ];
  const shirts = [
    {
      itemId: '1001',
      itemGroupId: 'shirt',
      title: 'Shirt - S / Red',
      description: 'Soft, "warm"',
      brand: 'Lumo',
      link: 'https://shop.example/products/shirt',
      price: euros(1200),
      salePrice: euros(990),
      gtins: ['04006381333931'],
      availability: 'in_stock',
      attributes: { size: 'S', color: 'Red' },
      imageLink: 'https://cdn.example/1.jpg',
      weightGrams: 310,
      additionalImageLinks: ['https://cdn.example/2.jpg', 'https://cdn.example/3.jpg'],
    },
    {
      itemId: 'shirt/M/Red',
      itemGroupId: 'shirt',
      title: 'Shirt - M / Red',
      price: euros(1200),
      salePrice: null,
      availability: 'out_of_stock',
      imageLink: 'https://cdn.example/m.jpg',
      brand: 'Lumo',
    },
  ];

  it("creates one item per variant with its product's texts and images", async () => {
    const readings = await readingsOf(csv(header, rows), inEuros);

    expect(readings.flatMap((one) => (one.kind === 'item' ? [one.item] : []))).toMatchObject(shirts);
    expect(readings.find(({ kind }) => kind === 'rejected')).toMatchObject({
      row: 5,
      issues: [{ code: 'item.not-published' }],
    });
    expect(readings.at(-1)).toMatchObject({ rowCount: 3, itemCount: 2, isComplete: true });
  });

  it('is read with the current headings', async () => {
    const headings: Readonly<Record<string, string>> = {
      Handle: 'URL handle',
      'Body (HTML)': 'Description',
      Published: 'Published on online store',
      'Option1 Name': 'Option1 name',
      'Option1 Value': 'Option1 value',
      'Option2 Name': 'Option2 name',
      'Option2 Value': 'Option2 value',
      'Variant SKU': 'SKU',
      'Variant Barcode': 'Barcode',
      'Variant Grams': 'Weight value (grams)',
      'Variant Weight Unit': 'Weight unit for display',
      'Variant Price': 'Price',
      'Variant Compare At Price': 'Compare-at price',
      'Variant Inventory Tracker': 'Inventory tracker',
      'Variant Inventory Qty': 'Inventory quantity',
      'Variant Inventory Policy': 'Continue selling when out of stock',
      'Image Src': 'Product image URL',
      'Variant Image': 'Variant image URL',
    };
    const renamed = (name: string) => headings[name] ?? name;
    const now = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, text]) => [renamed(name), text])),
    );

    const items = await itemsOf(csv(header.split('|').map(renamed).join('|'), now), inEuros);

    expect(items).toMatchObject(shirts);
  });
});
