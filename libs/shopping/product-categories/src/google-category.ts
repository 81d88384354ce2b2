import { productCategories } from './categories';
import { narrowerGoogleNumbers } from './google-numbers';

const slugByNumber = readNumbers();
const slugByPath = new Map(
  productCategories.map(({ googlePath, slug }) => [comparablePath(googlePath.split(' > ')), slug]),
);

/** The nearest category to a number or an English path such as "Electronics > Audio". */
export function categoryOfGoogle(text: string): string | null {
  const number = /^\s*(\d{1,9})(?:\s+-\s|\s*$)/.exec(text)?.[1];
  if (number !== undefined) return slugByNumber.get(Number(number)) ?? null;
  const parts = text.split('>');
  // A single name could be the shop's own term.
  for (let length = parts.length; length > 1; length -= 1) {
    const slug = slugByPath.get(comparablePath(parts.slice(0, length)));
    if (slug !== undefined) return slug;
  }
  return null;
}

function comparablePath(parts: readonly string[]): string {
  return parts.map((part) => part.toLowerCase().replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim()).join('>');
}

function readNumbers(): ReadonlyMap<number, string> {
  const slugs = new Map(productCategories.map(({ id, slug }) => [id, slug]));
  const all = new Map(slugs);
  for (const line of narrowerGoogleNumbers.trim().split('\n')) {
    const [nearest = '', numbers = ''] = line.split(': ');
    const slug = slugs.get(Number(nearest));
    if (slug !== undefined) for (const number of numbers.split(' ')) all.set(Number(number), slug);
  }
  return all;
}
