/** Resolves a reference to an absolute http(s) URL, or null. */
export function absoluteLink(reference: string | null | undefined, pageLink: string): string | null {
  const trimmed = reference?.trim() ?? '';
  if (trimmed === '' || trimmed.length > 2_000) return null;
  const url = URL.canParse(trimmed, pageLink) ? new URL(trimmed, pageLink) : null;
  return url !== null && /^https?:$/u.test(url.protocol) ? url.href : null;
}

/** Host and path in lower case without www and trailing slash; null if invalid. */
export function placeOf(link: string | null, pageLink: string): string | null {
  const absolute = absoluteLink(link, pageLink);
  if (absolute === null) return null;
  const { host, pathname } = new URL(absolute);
  return `${host.replace(/^(?:www|m)\./u, '')}${decodedPath(pathname).replace(/\/+$/u, '')}`.toLowerCase();
}

/** Words in a link that could identify a product or variant: path segments and parameter values. */
export function codesInLink(link: string): ReadonlySet<string> {
  if (!URL.canParse(link)) return new Set();
  const url = new URL(link);
  const segments = decodedPath(url.pathname)
    .split('/')
    .map((segment) => segment.replace(/\.(?:html?|php|aspx?|jsp)$/iu, ''));
  const pieces = segments.flatMap((segment) => [segment, ...segment.split(/[-_.,~]/u), ...suffixes(segment)]);
  const values = [
    ...url.searchParams.values(),
    ...new URLSearchParams(url.hash.slice(1)).values(),
    url.hash.slice(1),
  ];
  return new Set(
    [...pieces, ...values]
      .map((code) => code.toLowerCase())
      .filter((code) => code !== '')
      .slice(0, 400),
  );
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Endings after a hyphen: "dress-blue-AB12-K11" also ends in "AB12-K11". */
function suffixes(segment: string): readonly string[] {
  const parts = segment.split('-');
  return parts.slice(1, 20).map((_, index) => parts.slice(index + 1).join('-'));
}
