import { extractProduct } from '../extract-product';

function listPriceIn(own: string, after: string): unknown {
  const reading = extractProduct(
    `<html><head><title>Desk Lamp | Shop</title></head><body><main><article>
     <h1>Desk Lamp</h1>${own}<button>Add to basket</button></article>${after}</main></body></html>`,
    'https://shop.example/desk-lamp',
  );
  return reading.kind === 'product'
    ? { amount: reading.product.amount, list: reading.product.listPrice?.amountMinor ?? null }
    : reading;
}

const price = '<p class="price"><span>£49.99</span></p>';

describe('the list price', () => {
  it.each([
    ['in the price itself', '<p class="price"><span>£49.99</span> <s>£79.99</s></p>'],
    [
      'beside it, with a note under a heading of its own',
      '<table><tr><td><s>£79.99</s><div><h3>What is this?</h3></div></td></tr><tr><td class="price">£49.99</td></tr></table>',
    ],
  ])('is the struck-through price %s', (_, own) => {
    expect(listPriceIn(own, '')).toEqual({ amount: '49.99', list: 7999 });
  });

  it.each([
    [
      'a card that links to another product',
      '<ul class="grid"><li><a href="/shade"><img src="s.jpg"><span>Shade</span><span class="cost">£19.99 <s>£63.99</s></span></a></li></ul>',
    ],
    [
      'a card with a linked picture',
      '<ul><li><a href="/shade"><img src="s.jpg"></a><div><span>Shade</span><div><s>£63.99</s></div></div></li></ul>',
    ],
    ['a card with a heading', '<div><h4>Shade</h4><div><s>£63.99</s> from £19.99</div></div>'],
    [
      'a card with a price of its own',
      '<div><b>Shade</b><s>£63.99</s><span class="price">£59.99</span></div>',
    ],
  ])('is never the struck-through price of %s', (_, after) => {
    expect(listPriceIn(price, after)).toEqual({ amount: '49.99', list: null });
  });
});
