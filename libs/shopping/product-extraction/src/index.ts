export { boundedHtml } from './bounded-html';
export { extractProduct } from './extract-product';
export type { ExtractedProduct, ExtractedVariant, PageReading } from './extracted-product';
export { variantNames } from './variant-names';
