import * as uiToasts from './index';

it('offers exactly these names', () => {
  const offered = Object.keys(uiToasts).sort();

  expect(offered).toEqual([]);
});
