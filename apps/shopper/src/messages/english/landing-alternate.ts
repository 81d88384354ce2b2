import type { Figure } from '@pricehunt/ui-kit';

export const landingAlternate = {
  headline: 'What are you looking for?',
  lead: 'Search by name, model or barcode, or paste a link from any shop.',
  shortcut: 'Press / to search from anywhere.',
  categories: 'Categories',
  products: (count: Figure) => `${count.text} ${count.value === 1 ? 'product' : 'products'}`,
  drops: 'Biggest price drops',
  allDrops: 'All price drops',
  brands: 'Brands',
  allProducts: 'All products',
  brandsFailed: 'We couldn’t load the brands',
  loadingBrands: 'Loading brands',
};
