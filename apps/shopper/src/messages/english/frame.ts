export const frame = {
  disclosure: 'Some shops pay us a commission. It never affects the ranking.',
  browse: 'Browse',
  favorites: 'Favourites',
  history: 'History',
  alerts: 'Price alerts',
  signIn: 'Sign in',
  ranking: 'How ranking works',
  fromAnyShop: 'Compare from any shop',
  extension: 'Browser extension',
  privacy: 'Privacy',
  deliveringTo: 'Deliver to',
  privacyChoices: 'Privacy settings',
  offline: {
    title: 'No connection',
    sentence:
      'You can still view products and results you opened recently. Searches and current prices need a connection.',
  },
};
