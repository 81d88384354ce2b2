import { giveOwnEntry } from './own-entry';

afterEach(() => window.history.replaceState(null, '', '/'));

const keyNow = () => {
  const state: { readonly key?: string } | null = window.history.state;
  return state?.key;
};

it('tells pages opened by their address apart, and recognises one after a reload', () => {
  giveOwnEntry(window);
  const first = keyNow();
  giveOwnEntry(window);
  const reloaded = keyNow();
  window.history.replaceState(null, '', '/browse');
  giveOwnEntry(window);

  expect(first).toMatch(/^[a-z0-9]+$/);
  expect(reloaded).toBe(first);
  expect(keyNow()).not.toBe(first);
});

it('leaves what else the entry keeps', () => {
  window.history.replaceState({ idx: 3, usr: { page: 'x' } }, '', '/browse');

  giveOwnEntry(window);

  expect(window.history.state).toMatchObject({ idx: 3, usr: { page: 'x' } });
});
