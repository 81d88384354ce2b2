export { extractProduct } from './extract-product';
export type {
  Evidence,
  EvidenceField,
  ExtractedProduct,
  ExtractedVariant,
  PageReading,
} from './extracted-product';
export type { EvidenceMethod, PriceKind } from './product-claims';
