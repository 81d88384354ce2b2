import { findCategory, isWithin, pathToCategory, type ProductCategory } from './categories';
import { categoryOfShelf, categoryOfTitle } from './category-of-words';
import { categoryOfGoogle } from './google-category';
import type { KnownPhrase } from './known-phrases';
import { readWords } from './read-words';

/** What is known of a product that says something about its category. */
interface CategoryEvidence {
  /** The category as its source names it: Google's number or path, or the shop's own words, from wide to narrow. */
  readonly shopCategory: string | null;
  readonly title: string;
  readonly brand: string | null;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What decided a category. */
type CategoryBasis = 'google-product-category' | 'product-type' | 'attributes' | 'title' | 'brand';

/** A product's category, and what decided it. */
interface ChosenCategory {
  readonly slug: string;
  readonly decidedBy: CategoryBasis;
}

/**
 * Puts a product into a category; null when nothing says which. Google's category counts before the shop's words, these before the
 * attributes, the title and the brand; what comes later may only be more exact than what came before.
 */
export function categorise(evidence: CategoryEvidence): ChosenCategory | null {
  const decided = decide(evidence);
  return decided && { slug: decided.slug, decidedBy: decided.decidedBy };
}

function decide(evidence: CategoryEvidence): Decision | null {
  const shelf = shelfOf(evidence.shopCategory);
  const details = detailsOf(evidence);
  const strong = details.filter(({ isWeak }) => !isWeak);
  if (shelf === null || shelf.isWeak) return strong[0] ?? shelf ?? details[0] ?? brandOf(evidence);
  return strong.find((detail) => isMoreExact(detail, shelf)) ?? shelf;
}

/** Of a feed's two texts the one to go by: Google's, unless the shop's own words are more exact or Google's say nothing. */
export function shopCategoryOf(
  googleProductCategory: string | null,
  productType: string | null,
): string | null {
  if (googleProductCategory === null || productType === null) return googleProductCategory ?? productType;
  const google = categoryOfGoogle(googleProductCategory);
  const shelf = categoryOfShelf(productType);
  if (google === null) return shelf === null ? googleProductCategory : productType;
  return shelf !== null && !shelf.isWeak && isWithin(shelf.slug, google)
    ? productType
    : googleProductCategory;
}

/** The words of a shop's category that a search looks through: the narrowest part, or the name of Google's number. */
export function wordsOfShopCategory(text: string): string {
  const last = text.split('>').at(-1)?.trim() ?? '';
  if (!/^\d+$/.test(last)) return last;
  const slug = categoryOfGoogle(last);
  return (slug && findCategory(slug)?.name.en) ?? '';
}

/** The category that an address of before the taxonomy named by a shop's own words ("vacuum-cleaners", "kopfhorer"); null for none. */
export function categoryOfOldSlug(slug: string): string | null {
  return categoryOfShelf(slug.replaceAll('-', ' '))?.slug ?? null;
}

interface Decision extends ChosenCategory {
  readonly isWeak: boolean;
}

function shelfOf(text: string | null): Decision | null {
  if (text === null) return null;
  const google = categoryOfGoogle(text);
  if (google !== null) return { slug: google, decidedBy: 'google-product-category', isWeak: false };
  return decision(categoryOfShelf(text), 'product-type');
}

/** What attributes and title say, in this order. */
function detailsOf({ title, brand, attributes }: CategoryEvidence): readonly Decision[] {
  const kind = attributes['product type'] ?? attributes['type'];
  return [
    kind === undefined ? null : decision(kindOf(kind), 'attributes'),
    decision(categoryOfTitle(readWords(title.replace(quantity, ' ')), readWords(brand ?? '')), 'title'),
    ...Object.entries(categoriesByLabel).map(([label, slug]) =>
      attributes[label] === undefined ? null : { slug, decidedBy: 'attributes' as const, isWeak: true },
    ),
  ].filter((each) => each !== null);
}

/** A field for the kind of thing means it, even where the word alone says little in a title. */
function kindOf(text: string): KnownPhrase | null {
  const known = categoryOfTitle(readWords(text));
  return known && { ...known, isWeak: false };
}

/** "6 pc(s)" is no PC. */
const quantity = /\b\d+ ?(?:pcs?|pc\(s\)|pk|pack)(?!\w)/gi;

/** Labels of data sheets that only one kind of thing has. */
const categoriesByLabel: Readonly<Record<string, string>> = {
  'print speed black normal quality a4 us letter': 'printers',
  'printing colours': 'ink-toner',
  'black toner page yield': 'ink-toner',
  'page yield': 'printer-accessories-parts',
  'flash card type': 'memory-cards',
};

function decision(said: KnownPhrase | null, decidedBy: CategoryBasis): Decision | null {
  return said === null ? null : { ...said, decidedBy };
}

/**
 * Whether a detail says more than the shelf: it is below it; or it is narrower in the same field as a shop's wide shelf ("Computers"
 * has keyboards too), or anywhere where the shelf is as wide as "Electronics".
 */
function isMoreExact(detail: Decision, shelf: Decision): boolean {
  if (isWithin(detail.slug, shelf.slug)) return detail.slug !== shelf.slug;
  if (shelf.decidedBy === 'google-product-category') return false;
  const [wide, narrow] = [pathToCategory(shelf.slug), pathToCategory(detail.slug)];
  if (wide.length === 1) return narrow.length > 1;
  return wide.length === 2 && narrow.length > 2 && fieldOf(wide) === fieldOf(narrow);
}

/** What shops keep together: their "Tools" hold what Google has under home and garden. */
const neighbours: ReadonlyMap<string, string> = new Map([
  ['hardware-diy', 'home-garden'],
  ['furniture', 'home-garden'],
  ['cameras-optics', 'electronics'],
  ['software', 'electronics'],
]);

function fieldOf([top]: readonly ProductCategory[]): string | undefined {
  return top && (neighbours.get(top.slug) ?? top.slug);
}

/** Brands that make little but one kind of thing. */
const brandCategories: ReadonlyMap<string, string> = new Map([
  ['lego', 'building-toys'],
  ['playmobil', 'dolls-figures'],
  ['ravensburger', 'puzzles'],
  ['gopro', 'camcorders-action-cams-drones'],
  ['sonos', 'speakers'],
  ['garmin', 'watches-smartwatches'],
  ['fitbit', 'watches-smartwatches'],
]);

function brandOf({ brand }: CategoryEvidence): Decision | null {
  const slug = brandCategories.get(readWords(brand ?? '').join(' '));
  return slug === undefined ? null : { slug, decidedBy: 'brand', isWeak: true };
}
