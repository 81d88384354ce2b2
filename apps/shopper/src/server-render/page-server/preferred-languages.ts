/** The languages of an Accept-Language header, best first, without refused ones. */
export function preferredLanguages(header: string | undefined): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** The language from the Cookie header; null when none was chosen. */
export function chosenLanguage(cookies: string | undefined): string | null {
  return /(?:^|; )pricehunt_language=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;
}
