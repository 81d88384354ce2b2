import * as orderAttribution from './index';

it('offers exactly these names', () => {
  const offered = Object.keys(orderAttribution).sort();

  expect(offered).toEqual([
    'attributionModels',
    'matchMethods',
    'reasonCodes',
    'windowDaysDefault',
    'windowDaysMax',
  ]);
});
