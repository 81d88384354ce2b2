export interface KnownPage {
  readonly link: string;
  readonly title: string;
  /** Additional searchable text, such as a barcode. */
  readonly text?: string;
}

/** Pages with at least half of the query's words, best match first. */
export function pagesFor(pages: readonly KnownPage[], query: string): readonly KnownPage[] {
  const words = wordsOf(query);
  return pages
    .map((page) => {
      const own = new Set(wordsOf(`${page.title} ${page.text ?? ''}`));
      return { page, share: words.filter((word) => own.has(word)).length / Math.max(words.length, 1) };
    })
    .filter(({ share }) => share >= 0.5)
    .toSorted((one, other) => other.share - one.share)
    .map(({ page }) => page);
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '');
}
