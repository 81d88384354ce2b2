/** Null for other hosts in any spelling, and for the sign-in pages. */
export function returnPath(
  value: string | null,
  siteOrigin: string,
  signInPages: readonly string[],
): string | null {
  if (value === null || !value.startsWith('/') || !URL.canParse(value, siteOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(value, siteOrigin);
  if (origin !== new URL(siteOrigin).origin || signInPages.includes(pathname)) return null;
  // A path that begins with two slashes would be another host.
  return pathname.startsWith('//') ? null : `${pathname}${search}${hash}`;
}
