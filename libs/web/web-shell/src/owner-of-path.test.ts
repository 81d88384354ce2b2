import { ownerOfPath } from './owner-of-path';

it.each([
  ['/business', 'merchant'],
  ['/business-login', 'merchant'],
  ['/business/dashboard/orders', 'merchant'],
  ['/reset-password', 'merchant'],
  ['/admin', 'admin'],
  ['/admin-login', 'admin'],
  ['/browse/phones', 'shopper'],
  ['/product/p1', 'shopper'],
  ['/account', 'shopper'],
  ['/alerts', 'shopper'],
  ['/privacy', 'shopper'],
  ['/handler/sign-in', 'shopper'],
  ['/https://shop.example/p', 'shopper'],
])('%s belongs to the %s', (path, owner) => {
  expect(ownerOfPath(path)).toBe(owner);
});

it.each(['/', '/nowhere', '/businesses', '/administration', '/products', '/histories'])(
  '%s belongs to no app',
  (path) => {
    expect(ownerOfPath(path)).toBeNull();
  },
);
