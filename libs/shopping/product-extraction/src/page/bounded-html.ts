const charactersMax = 4_000_000;
const depthMax = 400;
const voidTags = new Set(
  'area base br col embed hr img input link meta param source track wbr !doctype basefont frame'.split(' '),
);
const rawTags = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noframes']);
const selfClosingBySibling = new Set([
  'p',
  'li',
  'dt',
  'dd',
  'tr',
  'td',
  'th',
  'option',
  'optgroup',
  'tbody',
  'thead',
]);

/** Limits size and nesting, because a parser searches all open elements at each closing tag. */
export function boundedHtml(html: string): string {
  const text = html.length > charactersMax ? html.slice(0, charactersMax) : html;
  const open: string[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const tag = tagAt(text, at);
    at = tag.end;
    if (tag.kind === 'close') {
      const match = open.lastIndexOf(tag.name);
      if (match >= 0) open.length = match;
    } else if (tag.kind === 'open' && !voidTags.has(tag.name)) {
      if (rawTags.has(tag.name)) at = endOfRaw(text, tag.name, at);
      else if (!(selfClosingBySibling.has(tag.name) && open.at(-1) === tag.name)) {
        open.push(tag.name);
        if (open.length > depthMax) return text.slice(0, tag.start);
      }
    }
  }
  return text;
}

interface TagSpan {
  readonly kind: 'open' | 'close' | 'other';
  readonly name: string;
  readonly start: number;
  /** After the tag name, so that no quoting can hide a tag. */
  readonly end: number;
}

function tagAt(text: string, start: number): TagSpan {
  if (text.startsWith('<!--', start)) {
    const close = text.indexOf('-->', start + 4);
    return { kind: 'other', name: '', start, end: close < 0 ? text.length : close + 3 };
  }
  const isClose = text.charCodeAt(start + 1) === 47;
  const nameStart = start + (isClose ? 2 : 1);
  let end = nameStart;
  while (end < text.length && end - nameStart < 60 && isNameCharacter(text.charCodeAt(end))) end += 1;
  if (end === nameStart) return { kind: 'other', name: '', start, end: start + 1 };
  return { kind: isClose ? 'close' : 'open', name: text.slice(nameStart, end).toLowerCase(), start, end };
}

function isNameCharacter(code: number): boolean {
  return code > 32 && code !== 47 && code !== 62 && code !== 60;
}

function endOfRaw(text: string, name: string, from: number): number {
  for (let at = text.indexOf('</', from); at >= 0; at = text.indexOf('</', at + 2)) {
    if (text.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  }
  return text.length;
}
