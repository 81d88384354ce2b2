/** The source of offers that are pages which a person pasted or a search of the web found: nobody vouches for their shops. */
export const strangersSource = 'watched-page';

/** How the ids of products begin that came into being because somebody tracked a price. */
export const trackedProductIdPrefix = 'wp-';

/** Whether the id is one that tracking gives: a digest of 22 characters behind the prefix. Catalogs may have other ids that begin like it. */
export function isTrackedProductId(id: string): boolean {
  return /^wp-[\w-]{22}$/.test(id);
}
