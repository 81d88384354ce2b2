import { findCategory, isWithin, pathToCategory, type ProductCategory } from './categories';
import { categoryOfShelf, categoryOfTitle } from './category-of-words';
import { categoryOfGoogle } from './google-category';
import type { KnownPhrase } from './known-phrases';
import { readWords } from './read-words';

interface CategoryEvidence {
  /** Google's number or path, or the shop's own category from the top level down. */
  readonly shopCategory: string | null;
  readonly title: string;
  readonly brand: string | null;
  readonly attributes: Readonly<Record<string, string>>;
}

type CategoryBasis = 'google-product-category' | 'product-type' | 'attributes' | 'title' | 'brand';

interface ChosenCategory {
  readonly slug: string;
  readonly decidedBy: CategoryBasis;
}

/** Google's category comes first, then the shop's, attributes, title and brand; later evidence only narrows it. */
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

/** Prefers Google's category to the shop's own, unless that is narrower or Google's is unknown. */
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

/** Searchable words of a shop's category: its narrowest part, or the name of Google's number. */
export function wordsOfShopCategory(text: string): string {
  const last = text.split('>').at(-1)?.trim() ?? '';
  if (!/^\d+$/.test(last)) return last;
  const slug = categoryOfGoogle(last);
  return (slug && findCategory(slug)?.name.en) ?? '';
}

/** The category of an old URL with a shop's own words ("vacuum-cleaners", "kopfhorer"); null for none. */
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

/** From attributes and title, in this order. */
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

/** In a product type field, even words that are vague in titles count. */
function kindOf(text: string): KnownPhrase | null {
  const known = categoryOfTitle(readWords(text));
  return known && { ...known, isWeak: false };
}

/** "6 pc(s)" isn't a PC. */
const quantity = /\b\d+ ?(?:pcs?|pc\(s\)|pk|pack)(?!\w)/gi;

/** Data sheet labels that only one kind of product has. */
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

/** Below the shop's category, in the same field as a broad one, or anywhere under "Electronics". */
function isMoreExact(detail: Decision, shelf: Decision): boolean {
  if (isWithin(detail.slug, shelf.slug)) return detail.slug !== shelf.slug;
  if (shelf.decidedBy === 'google-product-category') return false;
  const [wide, narrow] = [pathToCategory(shelf.slug), pathToCategory(detail.slug)];
  if (wide.length === 1) return narrow.length > 1;
  return wide.length === 2 && narrow.length > 2 && fieldOf(wide) === fieldOf(narrow);
}

/** What shops group together: their "Tools" include Google's home and garden. */
const neighbours: ReadonlyMap<string, string> = new Map([
  ['hardware-diy', 'home-garden'],
  ['furniture', 'home-garden'],
  ['cameras-optics', 'electronics'],
  ['software', 'electronics'],
]);

function fieldOf([top]: readonly ProductCategory[]): string | undefined {
  return top && (neighbours.get(top.slug) ?? top.slug);
}

/** Brands with almost only one kind of product. */
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
