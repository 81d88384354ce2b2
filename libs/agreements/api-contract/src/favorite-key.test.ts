import { favoriteKeyOf } from './favorite-key';
import { favoriteSchema } from './shopper-lists.contract';

describe('favoriteKeyOf', () => {
  it('is the product if there is one', () => {
    expect(favoriteKeyOf({ productId: 'p1', link: 'https://oak.test/tray' })).toBe('product:p1');
  });

  it('is the same for a link with and without tracking parameters', () => {
    const plain = favoriteKeyOf({ productId: null, link: 'https://oak.test/tray' });

    expect(favoriteKeyOf({ link: 'https://oak.test/tray?utm_source=mail#reviews' })).toBe(plain);
    expect(plain).toBe('link:https://oak.test/tray');
  });

  it('is null if there is neither', () => {
    expect(favoriteKeyOf({})).toBeNull();
  });
});

describe('a favourite', () => {
  const favorite = { title: 'Tray', at: '2026-11-21T10:00:00Z' };

  it('accepts a product or a link', () => {
    expect(favoriteSchema.safeParse(favorite).success).toBe(false);
    expect(favoriteSchema.safeParse({ ...favorite, productId: 'p1' }).success).toBe(true);
  });

  it('rejects anything but a web link', () => {
    expect(favoriteSchema.safeParse({ ...favorite, link: 'javascript:alert(1)' }).success).toBe(false);
  });
});
