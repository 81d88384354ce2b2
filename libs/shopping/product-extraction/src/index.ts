export { extractProduct } from './extract-product';
export type { ExtractedProduct, PageReading } from './extracted-product';
