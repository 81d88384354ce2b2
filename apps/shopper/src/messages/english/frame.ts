/** What stands around every screen. */
export const frame = {
  disclosure: 'Shops pay us for some visits. It never changes the order.',
  language: 'Language',
  languageDidNotArrive: 'The language did not load. Check your connection and choose it again.',
};
