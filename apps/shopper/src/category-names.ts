import type { CategoryView } from '@pricehunt/api-contract';
import { useLanguage } from '@pricehunt/web-shell';

/** Returns a function that names a category in the current language. */
export function useCategoryNames(): (name: CategoryView['name']) => string {
  const { language } = useLanguage();
  return (name) => name[language];
}
