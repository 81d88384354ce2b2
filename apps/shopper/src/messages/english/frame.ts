/** What stands around every screen. */
export const frame = {
  disclosure: 'Shops pay us for some visits. It never changes the order.',
  browse: 'Browse',
  favorites: 'Favourites',
  history: 'History',
  alerts: 'Alerts',
  signIn: 'Sign in',
  ranking: 'How ranking works',
  fromAnyShop: 'Compare from any shop',
  privacy: 'Privacy',
  deliveringTo: 'Delivering to',
  privacyChoices: 'Privacy choices',
  offline: {
    title: 'You are offline',
    sentence:
      'Products and results that you opened lately stay readable. Searches and current prices need a connection.',
  },
};
