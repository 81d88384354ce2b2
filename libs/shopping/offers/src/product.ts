/** What identifies a product when offers are matched. */
export interface ProductIdentity {
  readonly title: string;
  readonly brand: string | null;
  readonly gtins: readonly string[];
  /** The manufacturer's part or model number as printed. */
  readonly mpn: string | null;
  /** Variant attributes by lower-case English name: colour, size, capacity, pack, condition and so on. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Product extends ProductIdentity {
  readonly id: string;
  readonly category: string | null;
  readonly description: string | null;
  readonly imageUrl: string | null;
}
