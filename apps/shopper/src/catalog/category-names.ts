import type { CategoryView } from '@pricehunt/api-contract';
import { useLanguage } from '@pricehunt/web-shell';

export function useCategoryNames(): (name: CategoryView['name']) => string {
  const { language } = useLanguage();
  return (name) => name[language];
}
