import type { Product } from '@pricehunt/offers';

/** A category that has products, with how many. */
export interface CategoryCount {
  /** Stable and safe in a URL: the name in lower case, every run of other characters a dash. */
  readonly slug: string;
  readonly name: string;
  readonly productCount: number;
}

/** The catalog's products. */
export interface ProductStore {
  /** The product, or null when there is none of this id. */
  findProduct(id: string): Promise<Product | null>;
  /** Those of the ids that exist, in the order asked for. */
  findProductsByIds(ids: readonly string[]): Promise<readonly Product[]>;
  /** Every product that carries one of these 14-digit GTINs. */
  findProductsByGtin(gtins: readonly string[]): Promise<readonly Product[]>;
  /** Every product of this brand and model, both given as `squashedKey` makes them. */
  findProductsByModel(brandKey: string, modelKey: string): Promise<readonly Product[]>;
  /**
   * Creates the products, or replaces those whose id is taken, and has the search index follow in the same
   * transaction. Twice the same product in one call: the last one counts.
   */
  saveProducts(products: readonly Product[]): Promise<void>;
  /** The categories that have products, the fullest first. */
  listCategories(): Promise<readonly CategoryCount[]>;
}
