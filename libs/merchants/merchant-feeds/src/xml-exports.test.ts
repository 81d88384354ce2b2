import { readColumns } from './read-columns';
import { codesIn, itemsOf, readingsOf, streamOf } from './testing/feed-of';
import type { ReadFeedOptions } from './feed-options';

const at = (currency: string): ReadFeedOptions => ({
  defaults: { currency },
  storeDomains: ['shop.example'],
});

describe("Heureka's XML", () => {
  const shopItem = `<SHOPITEM>
    <ITEM_ID>AB-1</ITEM_ID>
    <PRODUCT>Lampa Lumo, doprava zdarma</PRODUCT>
    <PRODUCTNAME>Lampa Lumo</PRODUCTNAME>
    <DESCRIPTION><p>Svítí <b>jasně</b> a dlouho.</p></DESCRIPTION>
    <URL>https://shop.example/lampa</URL>
    <IMGURL>https://shop.example/1.jpg</IMGURL>
    <IMGURL_ALTERNATIVE>https://shop.example/2.jpg</IMGURL_ALTERNATIVE>
    <PRICE_VAT>1299,50</PRICE_VAT>
    <VAT>21%</VAT>
    <MANUFACTURER>Lumo</MANUFACTURER>
    <CATEGORYTEXT>Dům | Osvětlení</CATEGORYTEXT>
    <EAN>4006381333931</EAN>
    <PRODUCTNO>LU-100</PRODUCTNO>
    <PARAM><PARAM_NAME>Power</PARAM_NAME><VAL>9 W</VAL></PARAM>
    <DELIVERY_DATE>0</DELIVERY_DATE>
    <DELIVERY><DELIVERY_ID>PPL</DELIVERY_ID><DELIVERY_PRICE>99</DELIVERY_PRICE><DELIVERY_PRICE_COD>139</DELIVERY_PRICE_COD></DELIVERY>
    <ITEMGROUP_ID>AB</ITEMGROUP_ID>
  </SHOPITEM>`;
  const feed = (items: string) => `<?xml version="1.0" encoding="utf-8"?>\n<SHOP>${items}</SHOP>`;

  it('is read with stock, delivery, images, details and inline markup', async () => {
    const readings = await readingsOf(feed(shopItem), at('CZK'));

    expect(readings[0]).toMatchObject({
      item: {
        itemId: 'AB-1',
        itemGroupId: 'AB',
        title: 'Lampa Lumo',
        description: 'Svítí jasně a dlouho.',
        link: 'https://shop.example/lampa',
        imageLink: 'https://shop.example/1.jpg',
        additionalImageLinks: ['https://shop.example/2.jpg'],
        price: { amountMinor: 129_950, currency: 'CZK' },
        availability: 'in_stock',
        condition: 'new',
        brand: 'Lumo',
        gtins: ['04006381333931'],
        mpn: 'LU-100',
        productType: 'Dům | Osvětlení',
        shipping: [{ country: null, service: 'PPL', price: { amountMinor: 9_900, currency: 'CZK' } }],
        details: { power: '9 W' },
      },
    });
    expect(codesIn(readings)).toEqual([]);
  });

  it.each([
    ['3', 'special_order', null],
    ['2026-12-24', 'pre_order', '2026-12-24T00:00:00.000Z'],
    ['', 'unknown', null],
  ])('with "%s" days until delivery is %s', async (given, availability, availabilityDate) => {
    const [item] = await itemsOf(feed(shopItem.replace('E>0<', `E>${given}<`)), at('CZK'));
    expect(item).toMatchObject({ availability, availabilityDate });
  });

  it('is read in the encoding that it names', async () => {
    const text = feed(shopItem).replace('encoding="utf-8"', 'encoding="windows-1250"');
    const bytes = Uint8Array.from(text, (letter) => windows1250.get(letter) ?? letter.charCodeAt(0));
    const [item] = await itemsOf(bytes, at('CZK'));
    expect(item?.description).toBe('Svítí jasně a dlouho.');
    expect(item?.productType).toBe('Dům | Osvětlení');
  });

  const windows1250 = new Map([
    ['ě', 0xec],
    ['í', 0xed],
    ['ů', 0xf9],
  ]);
});

describe("Ceneo's XML", () => {
  const feed = `<?xml version="1.0"?><offers version="1">
    <!--<o id="0" url="https://shop.example/0" price="1" avail="1"><name>Nie</name></o>-->
    <o id="7" url="https://shop.example/7" price="129.90" avail="3" stock="4" weight="1.5">
      <cat>Dom/Lampy</cat>
      <name>Lampa Lumo</name>
      <imgs><main url="https://shop.example/7.jpg"/><i url="https://shop.example/7b.jpg"/></imgs>
      <desc><![CDATA[<p>Świeci</p>]]></desc>
      <attrs>
        <a name="Producent">Lumo</a><a name="Kod_producenta">LU-100</a><a name="EAN">4006381333931</a>
        <a name="Kondycja">Nowy</a><a name="Kolor">czarny</a><a name="Power">9 W</a>
      </attrs>
    </o>
  </offers>`;

  it('is read from attributes and elements', async () => {
    const items = await itemsOf(feed, at('PLN'));
    expect(items).toMatchObject([
      {
        itemId: '7',
        title: 'Lampa Lumo',
        description: 'Świeci',
        link: 'https://shop.example/7',
        imageLink: 'https://shop.example/7.jpg',
        additionalImageLinks: ['https://shop.example/7b.jpg'],
        price: { amountMinor: 12_990, currency: 'PLN' },
        availability: 'special_order',
        condition: 'new',
        brand: 'Lumo',
        mpn: 'LU-100',
        gtins: ['04006381333931'],
        productType: 'Dom/Lampy',
        weightGrams: 1_500,
        attributes: { color: 'czarny' },
        details: { power: '9 W' },
      },
    ]);
  });

  it.each([
    ['1', 'in_stock'],
    ['90', 'pre_order'],
    ['99', 'in_stock'],
  ])('with availability %s and four pieces is %s', async (code, availability) => {
    const [item] = await itemsOf(feed.replace('avail="3"', `avail="${code}"`), at('PLN'));
    expect(item?.availability).toBe(availability);
  });
});

describe('Yandex Market Language', () => {
  const feed = `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd">
    <yml_catalog date="2026-11-25 10:00"><shop><name>Лампы</name>
    <currencies><currency id="USD" rate="41"/><currency id="UAH" rate="1"/></currencies>
    <categories><category id="1">Дім</category><category id="2" parentId="1">Лампи</category></categories>
    <offers>
      <offer id="5" available="true" group_id="50"><url>https://shop.example/5</url><price>899</price><oldprice>999</oldprice>
        <categoryId>2</categoryId><picture>https://shop.example/5.jpg</picture><picture>https://shop.example/5b.jpg</picture>
        <name>Лампа Lumo</name><vendor>Lumo</vendor><vendorCode>LU-100</vendorCode><barcode>4006381333931</barcode>
        <weight>1.5</weight><param name="Power" unit="W">9</param><condition type="preowned"><quality>good</quality></condition></offer>
      <offer id="6" type="vendor.model" available="false"><url>https://shop.example/6</url><price>1200</price>
        <currencyId>RUR</currencyId><categoryId>1</categoryId><typePrefix>Лампа</typePrefix><vendor>Lumo</vendor><model>LU 200</model></offer>
    </offers></shop></yml_catalog>`;

  it("is read with its categories and the shop's currency", async () => {
    const [first] = await itemsOf(feed, at('UAH'));
    expect(first).toMatchObject({
      itemId: '5',
      itemGroupId: '50',
      title: 'Лампа Lumo',
      price: { amountMinor: 99_900, currency: 'UAH' },
      salePrice: { amountMinor: 89_900, currency: 'UAH' },
      productType: 'Дім > Лампи',
      imageLink: 'https://shop.example/5.jpg',
      additionalImageLinks: ['https://shop.example/5b.jpg'],
      availability: 'in_stock',
      condition: 'used',
      brand: 'Lumo',
      mpn: 'LU-100',
      gtins: ['04006381333931'],
      weightGrams: 1_500,
      details: { power: '9 W' },
    });
  });

  it('composes a title of kind, brand and model, and knows the former code of a currency', async () => {
    const items = await itemsOf(feed, at('UAH'));
    expect(items[1]).toMatchObject({
      title: 'Лампа Lumo LU 200',
      price: { amountMinor: 120_000, currency: 'RUB' },
      availability: 'out_of_stock',
    });
  });

  it("doesn't end at categories that contain each other", async () => {
    const circle = feed.replace('<category id="1">', '<category id="1" parentId="2">');
    const [first] = await itemsOf(circle, at('UAH'));
    expect(first?.productType?.split(' > ').length).toBeLessThanOrEqual(10);
  });

  it('is read in windows-1251, also where nothing names it', async () => {
    const text = feed.replace(' encoding="utf-8"', '');
    const bytes = Uint8Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      if (letter === 'і') return 0xb3;
      return code < 0x80 ? code : code - 0x410 + 0xc0;
    });
    const items = await itemsOf(bytes, at('UAH'));
    expect(items.map(({ title }) => title)).toEqual(['Лампа Lumo', 'Лампа Lumo LU 200']);
    expect(items[0]?.productType).toBe('Дім > Лампи');
  });
});

describe("Skroutz's XML", () => {
  const product = (
    availability: string,
  ) => `<mywebstore><created_at>2026-11-25 10:00</created_at><products><product>
    <UniqueID>9</UniqueID><name><![CDATA[Λάμπα Lumo]]></name><link>https://shop.example/9</link>
    <image>https://shop.example/9.jpg</image><category id="4">Σπίτι > Φωτισμός</category>
    <price_with_vat>49.90</price_with_vat><manufacturer>Lumo</manufacturer><mpn>LU-100</mpn><ean>4006381333931</ean>
    <weight>900</weight><instock>N</instock><availability>${availability}</availability></product></products></mywebstore>`;

  it.each([
    ['Άμεσα διαθέσιμο', 'in_stock'],
    ['Διαθέσιμο από 1-3 ημέρες', 'special_order'],
    ['Available up to 12 days', 'special_order'],
    ['In stock', 'in_stock'],
    ['Εξαντλημένο', 'out_of_stock'],
  ])('is read, with "%s" as %s', async (given, availability) => {
    expect(await itemsOf(product(given), at('EUR'))).toMatchObject([
      {
        itemId: '9',
        title: 'Λάμπα Lumo',
        productType: 'Σπίτι > Φωτισμός',
        price: { amountMinor: 4_990, currency: 'EUR' },
        brand: 'Lumo',
        weightGrams: 900,
        availability,
      },
    ]);
  });
});

describe("a shop's own XML", () => {
  const feed = `<katalog><produkt><Artikelnummer>L-1</Artikelnummer><Bezeichnung>Lampe</Bezeichnung>
    <Adresse>https://shop.example/l-1</Adresse><Bruttopreis>49,90</Bruttopreis><Lagerbestand>3</Lagerbestand>
    <Hersteller>Lumo</Hersteller></produkt></katalog>`;
  const mapping = [{ column: 'Adresse', attribute: 'link' as const }];

  it('is read by its names, with a mapping for others', async () => {
    expect(codesIn(await readingsOf(feed, at('EUR')))).toContain('link.missing');
    expect(codesIn(await readingsOf(feed, { ...at('EUR'), mapping }))).not.toContain('header.mapped-missing');
    expect(await itemsOf(feed, { ...at('EUR'), mapping })).toMatchObject([
      {
        itemId: 'L-1',
        title: 'Lampe',
        link: 'https://shop.example/l-1',
        availability: 'in_stock',
        brand: 'Lumo',
      },
    ]);
  });

  it('ends with an issue if a mapped element is missing', async () => {
    const readings = await readingsOf(feed.replaceAll('Adresse', 'Seite'), { ...at('EUR'), mapping });
    expect(codesIn(readings)).toContain('header.mapped-missing');
  });

  it('has columns to map, and a known export has none', async () => {
    expect(await readColumns(streamOf(feed))).toEqual({
      exportName: null,
      columns: [
        { name: 'Artikelnummer', samples: ['L-1'], attribute: 'sku' },
        { name: 'Bezeichnung', samples: ['Lampe'], attribute: 'title' },
        { name: 'Adresse', samples: ['https://shop.example/l-1'], attribute: null },
        { name: 'Bruttopreis', samples: ['49,90'], attribute: 'price' },
        { name: 'Lagerbestand', samples: ['3'], attribute: 'quantity' },
        { name: 'Hersteller', samples: ['Lumo'], attribute: 'brand' },
      ],
    });
    expect(await readColumns(streamOf('<SHOP><SHOPITEM><ITEM_ID>1</ITEM_ID></SHOPITEM></SHOP>'))).toEqual({
      exportName: 'heureka',
      columns: [],
    });
  });
});

describe('column names and words in other languages', () => {
  it.each([
    [
      'Kod produktu;Nazwa;Adres URL;Cena brutto;Dostępność;Producent',
      'K-1;Lampa;https://shop.example/1;49,90;Na składzie;Lumo',
    ],
    [
      'codigo;nombre;enlace;precio;disponibilidad;marca',
      'K-1;Lampa;https://shop.example/1;49,90;Disponible;Lumo',
    ],
    [
      'Varenr.;Produktnavn;Link;Pris;Lagerstatus;Mærke',
      'K-1;Lampa;https://shop.example/1;49,90;På lager;Lumo',
    ],
    ['Артикул;Название;Ссылка;Цена;Наличие;Бренд', 'K-1;Lampa;https://shop.example/1;49,90;В наличии;Lumo'],
    ['id;商品名;商品URL;価格;在庫状況;ブランド', 'x;Lampa;https://shop.example/1;4990;在庫あり;Lumo'],
  ])('are read: %s', async (header, row) => {
    expect(await itemsOf(`${header}\n${row}\n`, at('EUR'))).toMatchObject([
      { title: 'Lampa', link: 'https://shop.example/1', availability: 'in_stock', brand: 'Lumo' },
    ]);
  });
});
