/** A figure that a fault run measured. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** Whether the guarantee holds; null for a figure that none is about. */
  readonly holds: boolean | null;
}

/** A fault that the product is put through. Resolves with what was measured; rejects when it could not be tried. */
export interface Fault {
  readonly word: string;
  readonly title: string;
  readonly run: () => Promise<readonly Figure[]>;
}

/** A figure without a guarantee. */
export function measured(what: string, value: string | number): Figure {
  return { what, value: String(value), holds: null };
}

/** A figure that a guarantee is about. */
export function guaranteed(what: string, value: string | number, holds: boolean): Figure {
  return { what, value: String(value), holds };
}
