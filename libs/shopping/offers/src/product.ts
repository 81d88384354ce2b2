/** What is known of a product for telling whether two offers are the same thing. */
export interface ProductIdentity {
  readonly title: string;
  readonly brand: string | null;
  /** Global Trade Item Numbers, each widened to 14 digits, each with a right check digit. */
  readonly gtins: readonly string[];
  /** The maker's part or model number as printed. */
  readonly mpn: string | null;
  /** What tells variants apart, by lower-case English name: colour, size, capacity, pack, condition and so on. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** A product of the catalog: what many shops' offers are gathered under. */
export interface Product extends ProductIdentity {
  readonly id: string;
  readonly category: string | null;
  readonly description: string | null;
  readonly imageUrl: string | null;
}
