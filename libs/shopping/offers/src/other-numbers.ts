/** Blanks out dates, times and telephone numbers without moving other characters. */
export function withoutOtherNumbers(plain: string): string {
  return patterns.reduce(
    (text, pattern) => text.replace(pattern, (found) => ' '.repeat(found.length)),
    plain,
  );
}

const months =
  'jan|january|januar|janvier|enero|gennaio|janeiro|feb|february|februar|février|febrero|febbraio|fevereiro|mar|march|märz|mars|marzo|março|' +
  'apr|april|avril|abril|aprile|may|mai|mayo|maggio|maio|jun|june|juni|juin|junio|giugno|junho|jul|july|juli|juillet|julio|luglio|julho|' +
  'aug|august|août|agosto|sep|sept|september|septembre|septiembre|settembre|setembro|oct|october|oktober|octobre|octubre|ottobre|outubro|' +
  'nov|november|novembre|noviembre|novembro|dec|december|dezember|décembre|diciembre|dicembre|dezembro|' +
  'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря';

const patterns: readonly RegExp[] = [
  /\+\d{1,3}(?:[ -]\(?\d{2,12}\)?){2,6}/g,
  /(?<![\d.,])\d{4}-\d{2}-\d{2}(?!\d)/g,
  /(?<![\d.,])\d{1,2}([-/.])\d{1,2}\1(?:19|20)\d{2}(?![\d.,]\d|\d)/g,
  /(?<![\d.,])\d{1,2}[-/]\d{1,2}[-/]\d{2}(?![\d.,])/g,
  /(?<![\d.,])\d{1,2}[-/]0\d(?![\d.,])/g,
  /(?<![\d.,:])\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g,
  new RegExp(
    `(?<![\\p{L}\\d])(?:\\d{1,2}\\.? )?(?:${months})\\.?,? (?:\\d{1,2},? )?(?:19|20)\\d{2}(?!\\d)`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}\\d])\\d{1,2}\\.? (?:${months})(?![\\p{L}\\d])`, 'giu'),
];
