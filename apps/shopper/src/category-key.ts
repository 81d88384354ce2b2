/** What the category of a slug is cached under: the server looks there for one that has moved. */
export function categoryKey(slug: string | null): readonly ['category', string | null] {
  return ['category', slug];
}
