import type { Figure } from '@pricehunt/ui-kit';

export const compareProducts = {
  title: 'Compare products',
  lead: 'Price, offers and specification side by side, differences first.',
  compare: 'Compare',
  compareProduct: (title: string) => `Compare ${title}`,
  tray: 'Products to compare',
  picked: (count: Figure, most: Figure) => `${count.text} of ${most.text} products`,
  pickAnother: 'Select another product to compare',
  compareThese: (count: Figure) => `Compare ${count.text}`,
  clear: 'Clear',
  remove: (title: string) => `Remove ${title} from the comparison`,
  property: 'Property',
  price: 'Best price',
  offers: 'Offers',
  offerCount: (count: Figure) => `${count.text} ${count.value === 1 ? 'offer' : 'offers'}`,
  verdict: 'Price today',
  brand: 'Brand',
  notStated: 'not stated',
  notSold: 'not available',
  unnamed: 'Product',
  gone: 'No longer listed',
  failed: 'Couldn’t be loaded.',
  emptyTitle: 'Nothing to compare yet',
  emptySentence:
    'Select “Compare” on up to four products, then open the comparison from the foot of the page.',
  browse: 'Browse products',
};
