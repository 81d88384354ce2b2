/** The source of offers from pasted pages or web searches: nobody vouches for their shops. */
export const strangersSource = 'watched-page';

/** The prefix of ids of products created by tracking. */
export const trackedProductIdPrefix = 'wp-';

/** Whether the id is the prefix and a digest of 22 characters; ids of catalogs may also have the prefix. */
export function isTrackedProductId(id: string): boolean {
  return /^wp-[\w-]{22}$/.test(id);
}
