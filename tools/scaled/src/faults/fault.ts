export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly holds: boolean | null;
}

/** Resolves with what was measured; rejects when the fault couldn't be caused. */
export interface Fault {
  readonly word: string;
  readonly title: string;
  readonly run: () => Promise<readonly Figure[]>;
}

export function measured(what: string, value: string | number): Figure {
  return { what, value: String(value), holds: null };
}

export function guaranteed(what: string, value: string | number, holds: boolean): Figure {
  return { what, value: String(value), holds };
}
