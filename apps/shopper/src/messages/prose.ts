/** A text page. It loads with its screen, in all languages at once. */
export interface Prose {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly points?: readonly string[];
  }[];
}
