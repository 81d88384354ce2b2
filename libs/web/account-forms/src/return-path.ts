/**
 * The path of this site that a `return` parameter names, written anew from what it parses to; null for anything that would
 * lead elsewhere, such as another host's address in any spelling, and for the sign-in pages, from which nothing leads back.
 */
export function returnPath(
  value: string | null,
  siteOrigin: string,
  signInPages: readonly string[],
): string | null {
  if (value === null || !value.startsWith('/') || !URL.canParse(value, siteOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(value, siteOrigin);
  if (origin !== new URL(siteOrigin).origin || signInPages.includes(pathname)) return null;
  // A path that begins with two slashes would be another host's address.
  return pathname.startsWith('//') ? null : `${pathname}${search}${hash}`;
}
