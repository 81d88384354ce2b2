/** A page of running text. It comes with its screen, in every language at once, and is no part of the first load. */
export interface Prose {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly points?: readonly string[];
  }[];
}
