import { readDevApp } from './dev-arguments';

it.each(['shopper', 'merchant-dashboard', 'admin', 'api'])('runs the app %s', (app) => {
  expect(readDevApp([app])).toBe(app);
});

it.each([[[]], [['worker']], [['shopper', 'admin']]])('lists the apps when asked for %j', (parameters) => {
  expect(() => readDevApp(parameters)).toThrow(
    'Choose one app: npm run dev -- shopper | merchant-dashboard | admin | api',
  );
});
