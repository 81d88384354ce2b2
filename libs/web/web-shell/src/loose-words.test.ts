import { looseWordsIn, looseWordsOf } from './loose-words';

it.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<p>{isOpen ? "open" : null}</p>', 'open'],
  ['<p>{`${count} offers`}</p>', 'offers'],
  ['<img alt="a shoe" />', 'a shoe'],
  ['<Dialog title={isNew ? "New" : name} />', 'New'],
  ['<p>{name ?? "nobody"}</p>', 'nobody'],
])('finds the words of %s', async (text, words) => {
  expect(await looseWordsOf(text)).toEqual([words]);
});

it.each([
  '<p className="flex">{messages.hello}</p>',
  '<a href="https://x.example" rel="nofollow">{name}</a>',
])('accepts %s', async (text) => {
  expect(await looseWordsOf(text)).toEqual([]);
});

it('refuses a folder without components, which would hide everything', async () => {
  await expect(looseWordsIn('apps/no-such-app/src')).rejects.toThrow('no components');
});

it.each([
  'libs/web/ui-kit/src',
  'libs/web/web-shell/src',
  'libs/web/account-forms/src',
  'libs/web/commission-statement/src',
])('finds every text of %s in its messages', async (folder) => {
  expect(await looseWordsIn(folder)).toEqual([]);
});
