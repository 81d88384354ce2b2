import type { CategoryView } from '@pricehunt/api-contract';
import { useLanguage } from '@pricehunt/web-shell';

/** Gives what the site calls a category, in the language that is spoken. */
export function useCategoryNames(): (name: CategoryView['name']) => string {
  const { language } = useLanguage();
  return (name) => name[language];
}
