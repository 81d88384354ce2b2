export { categoriesBeginning } from './categories-beginning';
export {
  childrenOf,
  findCategory,
  isWithin,
  pathToCategory,
  productCategories,
  slugsWithin,
  taxonomyVersion,
  type ProductCategory,
} from './categories';
export { categorise, categoryOfOldSlug, shopCategoryOf, wordsOfShopCategory } from './categorise';
