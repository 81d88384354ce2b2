import type { Messages } from '../english';

/** The alternate landing page: search first, then the catalog. */
export const landingAlternate: Messages['landingAlternate'] = {
  headline: 'Was suchen Sie?',
  lead: 'Durchsuchen Sie den Katalog nach Name, Modell oder Barcode, oder fügen Sie einen Link aus einem Shop ein.',
  shortcut: 'Die Taste / führt von überall zur Suche.',
  categories: 'Kategorien',
  products: (count) => `${count.text} ${count.value === 1 ? 'Produkt' : 'Produkte'}`,
  drops: 'Größte Preissenkungen',
  allDrops: 'Alle Preissenkungen',
  brands: 'Marken',
  allProducts: 'Alle Produkte',
  brandsFailed: 'Die Marken wurden nicht geladen',
  loadingBrands: 'Marken werden geladen',
};
