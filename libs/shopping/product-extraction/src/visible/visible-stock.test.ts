import { extractProduct } from '../extract-product';
import { readStockWords } from './stock-wording';

function availabilityOf(body: string): string | null {
  const reading = extractProduct(
    `<title>Desk Lamp</title><h1>Desk Lamp</h1><div class="price">£49.99</div><p>SKU: X-1</p>${body}`,
    'https://shop.example/lamp',
  );
  return reading.kind === 'product' ? reading.product.availability : null;
}

describe('words for stock', () => {
  it.each([
    ['In stock', 'in_stock'],
    ['Only 3 left', 'limited'],
    ['Currently unavailable.', 'out_of_stock'],
    ['Sofort lieferbar', 'in_stock'],
    ['Derzeit nicht verfügbar', 'out_of_stock'],
    ['Ausverkauft', 'out_of_stock'],
    ['En stock', 'in_stock'],
    ['Rupture de stock', 'out_of_stock'],
    ['Disponible', 'in_stock'],
    ['No disponible', 'out_of_stock'],
    ['Agotado', 'out_of_stock'],
    ['Disponibile', 'in_stock'],
    ['Non disponibile', 'out_of_stock'],
    ['Op voorraad', 'in_stock'],
    ['Uitverkocht', 'out_of_stock'],
    ['Na stanie', 'in_stock'],
    ['Produkt niedostępny', 'out_of_stock'],
    ['Em estoque', 'in_stock'],
    ['Esgotado', 'out_of_stock'],
    ['在庫あり', 'in_stock'],
    ['在庫切れ', 'out_of_stock'],
    ['I lager', 'in_stock'],
    ['Slut i lager', 'out_of_stock'],
    ['Pre-order now', 'pre_order'],
    ['Vorbestellbar', 'pre_order'],
    ['Available on backorder', 'back_order'],
    ['Épuisé', 'out_of_stock'],
    ['Εξαντλήθηκε', 'out_of_stock'],
    ['Rasprodano', 'out_of_stock'],
    ['Läbi müüdud', 'out_of_stock'],
    ['Немає в наявності', 'out_of_stock'],
    ['缺货', 'out_of_stock'],
    ['现货', 'in_stock'],
    ['غير متوفر', 'out_of_stock'],
    ['متوفر', 'in_stock'],
    ['स्टॉक में नहीं', 'out_of_stock'],
    ['Còn hàng', 'in_stock'],
    ['予約商品', 'pre_order'],
    ['Op bestelling', 'back_order'],
  ])('"%s" means %s', (text, state) => {
    const read = readStockWords(text);

    expect(read).toBe(state);
  });

  it.each([
    'We do not know when it will be in stock again',
    'Unavailable for store pickup',
    'Chat is unavailable',
    'Is it in stock?',
    'Unavailable to select',
    'Stocking fillers',
  ])('"%s" means nothing', (text) => {
    const read = readStockWords(text);

    expect(read).toBeNull();
  });
});

describe('the stock of a page without markup', () => {
  it("is unknown if the page doesn't state it", () => {
    expect(availabilityOf('')).toBe('unknown');
  });

  it('is in stock if there is a buy button', () => {
    expect(availabilityOf('<button>Add to cart</button>')).toBe('in_stock');
  });

  it('is out of stock if the page says so beside a disabled button', () => {
    expect(availabilityOf('<p class="availability">Sold out</p><button disabled>Add to cart</button>')).toBe(
      'out_of_stock',
    );
  });

  it("isn't read from other products", () => {
    expect(
      availabilityOf(
        '<button>Add to cart</button><div class="recommendations"><p class="stock">Sold out</p></div>',
      ),
    ).toBe('in_stock');
  });

  const markupOf = (sku: string): string =>
    `<script type="application/ld+json">{"@type":"Product","name":"Desk Lamp","sku":"${sku}","offers":{"price":"49.99","priceCurrency":"GBP","availability":"OutOfStock"}}</script>`;

  it("isn't contradicted by one variant's markup while the page sells the product", () => {
    expect(availabilityOf(`<button>Add to cart</button>${markupOf('X-1-SMALL')}`)).toBe('in_stock');
  });

  it('is contradicted by markup of the product itself', () => {
    expect(availabilityOf(`<button>Add to cart</button>${markupOf('X-1')}`)).toBe('out_of_stock');
  });
});
