import type { HistoryEntry } from '@pricehunt/api-contract/shopper-lists';
import { isSameProduct, oncePerProduct } from './history-days';

const entry = (key: string, kind: HistoryEntry['kind'], hour: number, title = 'Lamp'): HistoryEntry => ({
  key,
  kind,
  title,
  link: null,
  requestId: null,
  imageUrl: null,
  at: `2026-11-21T0${hour}:00:00.000Z`,
});

it('shows the product’s row for a later comparison of it, with the later time', () => {
  const [compared, kettle, seen] = [
    entry('https://shop.example/lamp', 'comparison', 9),
    entry('kettle', 'product', 8, 'Kettle'),
    entry('lamp', 'product', 7),
  ];

  expect(oncePerProduct([compared, kettle, seen])).toEqual([{ ...seen, at: compared.at }, kettle]);
});

it('keeps different products with the same title apart', () => {
  const [one, other] = [entry('lamp', 'product', 9), entry('another-lamp', 'product', 8)];

  expect(oncePerProduct([one, other])).toEqual([one, other]);
  expect(isSameProduct(one, other)).toBe(false);
});

it('keeps comparisons of different links with the same title apart', () => {
  const [one, other] = [
    entry('https://shop.example/lamp', 'comparison', 9),
    entry('https://other.example/lamp', 'comparison', 8),
  ];

  expect(oncePerProduct([one, other])).toEqual([one, other]);
});
