export {
  findCategory,
  isWithin,
  pathToCategory,
  productCategories,
  slugsWithin,
  taxonomyVersion,
  type ProductCategory,
} from './categories';
export {
  categorise,
  categoryOfOldSlug,
  shopCategoryOf,
  type CategoryBasis,
  type CategoryEvidence,
  type ChosenCategory,
} from './categorise';
