import { similarity } from './title-similarity';

const separators = /\s+[|–—»·•›]\s+|\s+-\s+|\s*[|｜]\s*/u;

/** Removes parts that are the site's name or contain the main word of its host. */
export function withoutShopName(given: string, link: string, siteName: string | null): string {
  const host = URL.canParse(link) ? new URL(link).hostname.replace(/^www\./u, '') : '';
  const title = withoutHost(given, host);
  const parts = titleParts(title);
  const word = host.split('.').sort((one, other) => other.length - one.length)[0] ?? '';
  const isShop = (part: string): boolean => {
    const plain = part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return (
      (word.length > 2 && plain.includes(word.replace(/-/gu, ''))) ||
      (siteName !== null && similarity(part, siteName) > 0.7)
    );
  };
  let from = 0;
  let to = parts.length;
  while (to > from + 1 && isShop(parts[to - 1] ?? '')) to -= 1;
  while (from < to - 1 && isShop(parts[from] ?? '')) from += 1;
  if (from === 0 && to === parts.length) return title;
  const start = title.indexOf(parts[from] ?? '');
  const last = parts[to - 1] ?? '';
  return title.slice(start, title.indexOf(last, start) + last.length).trim();
}

/** Of "shop.example: Lamp" and of "Lamp: shop.example: Lighting", where the shop's categories follow: "Lamp". */
function withoutHost(title: string, host: string): string {
  const parts = title.split(/\s*:\s+/u);
  const place = parts.findIndex((part) => part.toLowerCase().replace(/^www\./u, '') === host);
  if (place < 0 || parts.length === 1) return title;
  const [first = '', second = ''] = parts;
  return place === 0
    ? title.slice(title.indexOf(second, first.length))
    : title.slice(0, title.indexOf(`${parts[place] ?? ''}`, first.length)).replace(/\s*:\s*$/u, '');
}

export function titleParts(title: string): readonly string[] {
  return title.split(separators).filter((part) => part !== '');
}
