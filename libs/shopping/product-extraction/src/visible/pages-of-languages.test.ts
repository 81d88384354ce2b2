import type { ExtractedProduct } from '../vote/extracted-product';
import { extractProduct } from '../extract-product';

interface ShopWords {
  readonly language: string;
  readonly price: readonly [printed: string, amount: string];
  readonly before: string;
  readonly delivery: string;
  readonly instalment: string;
  readonly inStock: string;
  readonly soldOut: string;
  readonly buy: string;
  readonly number: string;
  readonly barcode: string;
  readonly related: string;
}

const shops: readonly ShopWords[] = [
  row(
    'en|£1,299.00|1299|Was £1,499.00|Delivery £4.95|£54.13 per month|In stock|Out of stock|Add to basket|Item #|EAN|You may also like',
  ),
  row(
    'de|1.299,00 €|1299|statt 1.499,00 €|zzgl. 4,95 € Versand|54,13 € mtl.|Auf Lager|Ausverkauft|In den Warenkorb|Art.-Nr.|EAN|Das könnte Ihnen auch gefallen',
  ),
  row(
    'fr|1 299,00 €|1299|au lieu de 1 499,00 €|+ 4,95 € de frais de port|54,13 € par mois|En stock|Épuisé|Ajouter au panier|Réf.|Code-barres|Vous aimerez aussi',
  ),
  row(
    'es|1.299,00 €|1299|Antes 1.499,00 €|Envío 4,95 €|54,13 € al mes|Disponible|Agotado|Añadir al carrito|Referencia|Código EAN|También te puede gustar',
  ),
  row(
    'it|1.299,00 €|1299|Prima 1.499,00 €|Spedizione 4,95 €|54,13 € al mese|Disponibile|Esaurito|Aggiungi al carrello|Codice articolo|Codice EAN|Potrebbe interessarti anche',
  ),
  row(
    'nl|€ 1.299,-|1299|van € 1.499,-|Verzendkosten € 4,95|€ 54,13 per maand|Op voorraad|Uitverkocht|In winkelwagen|Artikelnummer|EAN|Vergelijkbare producten',
  ),
  row(
    'pl|1 299,00 zł|1299|było 1 499,00 zł|Dostawa 14,95 zł|54,13 zł / mies.|Dostępny|Niedostępny|Do koszyka|Kod produktu|Kod EAN|Podobne produkty',
  ),
  row(
    'pt|R$ 1.299,90|1299.9|De: R$ 1.499,00|Frete R$ 14,95|12x de R$ 108,32|Em estoque|Esgotado|Adicionar ao carrinho|Código|Código de barras|Produtos relacionados',
  ),
  row(
    'sv|12 990 kr|12990|Ord. 14 990 kr|Frakt 49 kr|541 kr / mån|Finns i lager|Slutsåld|Lägg i varukorg|Art.nr|EAN|Liknande produkter',
  ),
  row(
    'da|12.990,00 kr.|12990|Før 14.990,00 kr.|Fragt 49 kr.|541 kr. pr. md|På lager|Udsolgt|Læg i kurv|Varenummer|EAN|Andre købte også',
  ),
  row(
    'fi|1 299,00 €|1299|Norm. 1 499,00 €|Toimitus 4,95 €|54,13 € / kk|Varastossa|Loppuunmyyty|Lisää ostoskoriin|Tuotenumero|EAN-koodi|Samankaltaisia tuotteita',
  ),
  row(
    'cs|12 990 Kč|12990|Původně 14 990 Kč|Doprava 99 Kč|541 Kč / měsíc|Skladem|Vyprodáno|Do košíku|Kód produktu|EAN|Podobné produkty',
  ),
  row(
    'hu|129 990 Ft|129990|Eredeti ár: 149 990 Ft|Szállítás 990 Ft|5 413 Ft / hó|Raktáron|Elfogyott|Kosárba|Cikkszám|Vonalkód|Hasonló termékek',
  ),
  row(
    'ro|1.299,00 lei|1299|PRP: 1.499,00 lei|Livrare 14,95 lei|54,13 lei / lună|În stoc|Stoc epuizat|Adaugă în coș|Cod produs|EAN|Produse similare',
  ),
  row(
    'el|1.299,00 €|1299|Αρχική 1.499,00 €|Μεταφορικά 4,95 €|54,13 € τον μήνα|Άμεσα διαθέσιμο|Εξαντλήθηκε|Προσθήκη στο καλάθι|Κωδικός προϊόντος|EAN|Σχετικά προϊόντα',
  ),
  row(
    'tr|12.990,00 TL|12990|Önce 14.990,00 TL|Kargo 49,90 TL|541,25 TL x 24|Stokta|Tükendi|Sepete ekle|Ürün kodu|Barkod|Benzer ürünler',
  ),
  row(
    'ru|12 990 ₽|12990|Старая цена 14 990 ₽|Доставка 490 ₽|541 ₽ в месяц|В наличии|Нет в наличии|В корзину|Артикул|Штрихкод|Похожие товары',
  ),
  row(
    'uk|12 990 грн|12990|Стара ціна 14 990 грн|Доставка 90 грн|541 грн / міс|В наявності|Немає в наявності|Купити|Код товару|Штрихкод|Схожі товари',
  ),
  row(
    'ja|129,900円|129900|通常価格 149,900円|送料 490円|月々 5,413円|在庫あり|品切れ|カートに入れる|商品番号|JANコード|この商品を見た人はこちらも',
  ),
  row(
    'zh|¥1,299.00|1299|原价 ¥1,499.00|运费 ¥15.00|¥108.25 × 12期|有货|缺货|加入购物车|货号|条形码|猜你喜欢',
  ),
  row(
    'ko|129,900원|129900|정가 149,900원|배송비 3,000원|월 10,825원|재고 있음|품절|장바구니 담기|상품번호|바코드|관련 상품',
  ),
  row(
    'ar|1,299.00 ر.س|1299|السعر السابق 1,499.00 ر.س|التوصيل 15.00 ر.س|108.25 ر.س شهرياً|متوفر|غير متوفر|أضف إلى السلة|رمز المنتج|الباركود|منتجات مشابهة',
  ),
  row(
    'he|1,299.00 ₪|1299|מחיר קודם 1,499.00 ₪|משלוח 29.00 ₪|108.25 ₪ לחודש|במלאי|אזל מהמלאי|הוסף לסל|מק"ט|ברקוד|מוצרים דומים',
  ),
  row(
    'hi|₹1,29,900|129900|एमआरपी ₹1,49,900|डिलीवरी ₹99|₹5,413 प्रति माह|स्टॉक में|स्टॉक में नहीं|कार्ट में डालें|उत्पाद कोड|EAN|संबंधित उत्पाद',
  ),
];

describe.each(shops)('a page without markup or class names in "$language"', (words) => {
  it("has the price, not the previous one, instalments, shipping or other products' prices", () => {
    const product = productIn(pageOf(words, words.inStock));

    expect(product?.title).toBe('Lumo Desk Lamp X200');
    expect(product?.amount).toBe(words.price[1]);
  });

  it('has the numbers beside their labels', () => {
    const product = productIn(pageOf(words, words.inStock));

    expect(product).toMatchObject({ sku: 'LX-20077', gtins: ['04006381333931'] });
  });

  it('is of a product in stock', () => {
    expect(productIn(pageOf(words, words.inStock))?.availability).toBe('in_stock');
  });

  it('is sold out if it says so instead of a buy button', () => {
    expect(productIn(pageOf({ ...words, buy: '' }, words.soldOut))?.availability).toBe('out_of_stock');
  });
});

function row(line: string): ShopWords {
  const [language = '', printed = '', amount = '', before = '', delivery = '', instalment = '', ...rest] =
    line.split('|');
  const [inStock = '', soldOut = '', buy = '', number = '', barcode = '', related = ''] = rest;
  return {
    language,
    price: [printed, amount],
    before,
    delivery,
    instalment,
    inStock,
    soldOut,
    buy,
    number,
    barcode,
    related,
  };
}

/** Class names are meaningless, as some frameworks write them, so only words and order count. */
function pageOf(
  { language, price, before, delivery, instalment, buy, number, barcode, related }: ShopWords,
  stock: string,
): string {
  const [printed] = price;
  const others = ['1', '2', '3', '4', '5']
    .map(
      (digit) =>
        `<div><a href="/p/${digit}"><img src="/${digit}.jpg"><p>Lamp ${digit}</p></a><p>${printed.replace(/2/u, digit)}</p></div>`,
    )
    .join('');
  const button = buy === '' ? '' : `<button class="css-9x">${buy}</button>`;
  return `<!doctype html><html lang="${language}"><head><title>Lumo Desk Lamp X200 | Lampshop</title></head><body>
    <div class="css-1"><a href="/">Lampshop</a><a href="/lamps">Lamps</a></div>
    <main class="css-2"><div><img src="/lamp.jpg" alt="Lumo Desk Lamp X200"></div>
    <div class="css-3"><h1>Lumo Desk Lamp X200</h1><p>${before}</p><p class="css-4"><span>${printed}</span></p><p>${instalment}</p>
    <p>${delivery}</p><p>${stock}</p>${button}<p>${number}: LX-20077</p><p>${barcode}: 4006381333931</p></div>
    <div class="css-5"><h2>${related}</h2><div>${others}</div></div></main></body></html>`;
}

function productIn(html: string): ExtractedProduct | null {
  const reading = extractProduct(html, 'https://lamps.example/lumo-desk-lamp');
  return reading.kind === 'product' ? reading.product : null;
}
