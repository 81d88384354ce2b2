import type { GivenRow } from './given-row';
import { onOneLine, plainText } from './plain-text';

const titleLengthMax = 150;
const descriptionLengthMax = 5_000;

/** At most 150 characters; null with an issue if missing. */
export function readTitle(row: GivenRow): string | null {
  const given = row.one('title');
  const title = given === null ? '' : plainText(given.text);
  if (given === null || title === '') {
    row.note('title.missing', given ?? 'title');
    return null;
  }
  if (title !== onOneLine(given.text)) row.note('title.markup', given);
  if (isAllCapitals(title)) row.note('title.all-capitals', given);
  if (promotional.test(title)) row.note('title.promotional', given);
  if (title.length <= titleLengthMax) return title;
  row.note('title.too-long', given);
  return cutAtWord(title, titleLengthMax);
}

/** At most 5000 characters; null with an issue if missing. */
export function readDescription(row: GivenRow): string | null {
  const given = row.one('description');
  const description = given === null ? '' : plainText(given.text);
  if (given === null || description === '') {
    row.note('description.missing', given ?? 'description');
    return null;
  }
  if (description !== onOneLine(given.text)) row.note('description.markup', given);
  if (description.length <= descriptionLengthMax) return description;
  row.note('description.too-long', given);
  return cutAtWord(description, descriptionLengthMax);
}

const promotional =
  /\b(?:free (?:shipping|delivery)|best (?:price|deal|offer)|buy now|order now|hot deal|limited (?:time|offer)|on sale|\d{1,2} ?% off|save \d{1,2} ?%|gratis versand|kostenloser versand|livraison gratuite|envío gratis|jetzt kaufen)\b|!!/i;

/** At least three words, so that a model number doesn't count. */
function isAllCapitals(title: string): boolean {
  if (title !== title.toUpperCase()) return false;
  return (title.match(/\p{Lu}{3,}/gu)?.length ?? 0) >= 3;
}

function cutAtWord(text: string, lengthMax: number): string {
  const cut = text.slice(0, lengthMax);
  const whole = /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
  const space = whole.lastIndexOf(' ');
  return (text[lengthMax] !== ' ' && space > lengthMax * 0.7 ? whole.slice(0, space) : whole).trimEnd();
}
