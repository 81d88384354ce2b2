/** @jest-environment node */
import { isNowhere } from './is-nowhere';

it.each([
  '/nowhere',
  '/browse/a/b',
  '/products',
  '/product',
  '/businesses',
  '/no/such/page',
  '/favicon.txt1',
])('%s is unknown', (path) => {
  expect(isNowhere(path)).toBe(true);
});

it.each([
  '/',
  '/browse',
  '/browse/headphones',
  '/product/p1',
  '/account',
  '/new-search/1/x',
  '/handler/sign-in',
  '/business',
  '/admin/jobs',
  '/https://shop.example/p',
  '/https:/shop.example/p',
  '/www.amazon.com/dp/B09XS7JWHH',
])('%s is known', (path) => {
  expect(isNowhere(path)).toBe(false);
});
