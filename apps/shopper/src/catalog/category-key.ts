/** The cache key of a category; the server looks it up to find a moved one. */
export function categoryKey(slug: string | null): readonly ['category', string | null] {
  return ['category', slug];
}
