export function plainText(text: string): string {
  let plain = text;
  for (let pass = 0; pass < passesMax && plain.includes('&') && entity.test(plain); pass += 1) {
    const decoded = plain.replace(entities, (written, name: string) => signOf(name) ?? written);
    if (decoded === plain) break;
    plain = decoded;
  }
  return onOneLine(plain.includes('<') ? withoutTags(plain) : plain);
}

/** Lower-case and without accents, also where a letter isn't one with an accent ("ø"). */
export function unaccented(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłđæœ]/g, (letter) => plainLetters[letter] ?? letter);
}

const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' };

export function onOneLine(text: string): string {
  const trimmed = text.trim();
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
}

/** Removing nested tags must not leave a new tag. */
function withoutTags(text: string): string {
  const stripped = text.replace(scripts, ' ').replace(tags, ' ');
  return stripped.search(tags) === -1 ? stripped : stripped.replace(/<(?=[a-z/!])/gi, ' ');
}

const scripts = /<(script|style)\b[^<>]{0,2000}>[^<]{0,20000}<\/\1\s{0,10}>/gi;

/** Some exports escape up to three times. */
const passesMax = 5;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/i;
const entities = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi;
const tags = /<(?:[a-z/][^<>]{0,5000}|!--[^<>]{0,5000}--)>/gi;

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    euro: '€',
    pound: '£',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    ntilde: 'ñ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    deg: '°',
    times: '×',
    reg: '®',
    trade: '™',
    copy: '©',
    frac12: '½',
  }),
);

/** Null for unknown names and invalid characters. */
function signOf(name: string): string | null {
  if (!name.startsWith('#')) return named.get(name) ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isText =
    code >= 0x20 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000);
  if (code === 9 || code === 10 || code === 13) return ' ';
  return isText ? String.fromCodePoint(code) : null;
}
