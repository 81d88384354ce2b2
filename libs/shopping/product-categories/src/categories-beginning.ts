import { productCategories } from './categories';
import { readWords } from './read-words';

/** The categories one of whose names begins with what is typed, by that name; the English one where both do. */
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
