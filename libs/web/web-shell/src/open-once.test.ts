import { openOnce } from './open-once';

it('opens at first use and caches the result', async () => {
  let opened = 0;
  const open = openOnce(async () => (opened += 1));

  const both = await Promise.all([open(), open()]);

  expect(both).toEqual([1, 1]);
});

it('retries at the next use after a failure', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('here')];
  const open = openOnce(() => answers.shift() ?? Promise.reject(new Error('asked too often')));

  const first = open();

  await expect(first).rejects.toThrow('away');
  expect(await open()).toBe('here');
});
