import { keepHostileCaptures } from './testing-kept-captures';

it('leaves no script, no other link, no unstorable text and no price that is none in what is kept of 5,000 hostile captures', async () => {
  const { faults, offerCount } = await keepHostileCaptures(5_000);

  expect(faults).toEqual([]);
  expect(offerCount).toBeGreaterThan(500);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
