/** A page that a search engine knows. */
export interface KnownPage {
  readonly link: string;
  readonly title: string;
  /** Other words that it is found by, such as its barcode. */
  readonly text?: string;
}

/** The pages that have at least half of the words of the query, those with the most first. */
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
