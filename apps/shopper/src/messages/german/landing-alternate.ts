import type { Messages } from '../english';

export const landingAlternate: Messages['landingAlternate'] = {
  headline: 'Was suchst du?',
  lead: 'Suche nach Name, Modell oder Barcode oder füge einen Link aus einem beliebigen Shop ein.',
  shortcut: 'Mit der Taste / springst du jederzeit zur Suche.',
  categories: 'Kategorien',
  products: (count) => `${count.text} ${count.value === 1 ? 'Produkt' : 'Produkte'}`,
  drops: 'Größte Preissenkungen',
  allDrops: 'Alle Preissenkungen',
  brands: 'Marken',
  allProducts: 'Alle Produkte',
  brandsFailed: 'Die Marken konnten nicht geladen werden',
  loadingBrands: 'Marken werden geladen',
};
