import { useCategoryNames } from '../../catalog/category-names';
import { useMessages } from '../../messages/use-messages';
import type { BrowseChoices } from './browse-choices';
import { useCategory } from './requests/get-category';

/** The category's name; from its address until it is loaded, and null without one. */
export function useCategoryTitle(category: string | null): string | null {
  const name = useCategory(category).data?.path.at(-1)?.name;
  const nameOf = useCategoryNames();
  return name === undefined ? wordsOfSlug(category) : nameOf(name);
}

/** What the choices look for, such as "“kettle”, Kitchen, Aurora". */
export function useBrowseTitle({ words, category, brands, shops }: BrowseChoices): string {
  const { quoted } = useMessages().priceAlerts.search;
  const categoryTitle = useCategoryTitle(category);
  return [
    ...(words === '' ? [] : [quoted(words)]),
    ...(categoryTitle === null ? [] : [categoryTitle]),
    ...brands,
    ...shops,
  ].join(', ');
}

function wordsOfSlug(slug: string | null): string | null {
  return slug && slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}
