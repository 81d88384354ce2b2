import { productCategories } from './categories';
import { readWords } from './read-words';

/** Categories with a name that starts with the typed text; English first. */
export function categoriesBeginning(
  typed: string,
): readonly { readonly slug: string; readonly name: string }[] {
  const beginning = readWords(typed).join(' ');
  if (beginning === '') return [];
  return readNames.flatMap(({ slug, names }) => {
    const fitting = names.find(({ words }) => words.startsWith(beginning));
    return fitting === undefined ? [] : [{ slug, name: fitting.name }];
  });
}

const readNames = productCategories.map(({ slug, name }) => ({
  slug,
  names: [name.en, name.de].map((each) => ({ name: each, words: readWords(each).join(' ') })),
}));
