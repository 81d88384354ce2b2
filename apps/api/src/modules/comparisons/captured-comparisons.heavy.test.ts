import { readHostileCaptures } from './testing-read-captures';

it('stores no script, foreign link, invalid text or false price from 5,000 hostile captures', async () => {
  const { faults, offerCount } = await readHostileCaptures(5_000);

  expect(faults).toEqual([]);
  expect(offerCount).toBeGreaterThan(500);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
