import { visibleText } from '@pricehunt/offers';
import type { FeedAttribute } from './feed-attributes';
import type { FeedIssue } from './feed-issue';
import { feedIssue } from './feed-issue';
import type { FeedIssueCode } from './feed-issue-table';
import type { FeedRecord, GivenValue } from './feed-record';
import { onOneLine } from './plain-text';

/** Returns cleaned values by attribute and collects issues. */
export class GivenRow {
  readonly issues: FeedIssue[];

  constructor(private readonly record: FeedRecord) {
    this.issues = [...record.faults];
  }

  /** The first non-empty value, cleaned; null if there is none. */
  one(attribute: FeedAttribute): GivenValue | null {
    for (const value of this.record.values.get(attribute) ?? []) {
      const text = this.#cleaned(value);
      if (text !== '') return text === value.text ? value : { column: value.column, text };
    }
    return null;
  }

  text(attribute: FeedAttribute): string | null {
    return this.one(attribute)?.text ?? null;
  }

  line(attribute: FeedAttribute): string | null {
    const text = this.text(attribute);
    return text === null ? null : onOneLine(text);
  }

  all(attribute: FeedAttribute): readonly GivenValue[] {
    return (this.record.values.get(attribute) ?? []).flatMap((value) => {
      const text = this.#cleaned(value);
      return text === '' ? [] : [{ column: value.column, text }];
    });
  }

  /** Adds an issue, once per column. */
  note(code: FeedIssueCode, about: GivenValue | FeedAttribute): void {
    const column = typeof about === 'string' ? about : about.column;
    if (this.issues.some((issue) => issue.code === code && issue.column === column)) return;
    const place = typeof about === 'string' ? { column: about } : { column: about.column, given: about.text };
    this.issues.push(feedIssue(code, { row: this.record.row, line: this.record.line, ...place }));
  }

  get hasError(): boolean {
    return this.issues.some((issue) => issue.severity === 'error');
  }

  #cleaned(value: GivenValue): string {
    const text = value.text.trim();
    if (!suspicious.test(text)) return text;
    if (text.includes('\ufffd')) this.#noteOnce('text.bad-encoding', value);
    if (doubleEncoded.test(text)) this.#noteOnce('text.double-encoded', value);
    const plain = visibleText(text).replace(controls, ' ').trim();
    if (plain !== text) this.#noteOnce('text.control-characters', value);
    return plain.replace(textMark, '');
  }

  #noteOnce(code: FeedIssueCode, value: GivenValue): void {
    if (this.issues.some((issue) => issue.code === code)) return;
    this.note(code, value);
  }
}

const controls =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** UTF-8 that was decoded as windows-1252 and encoded again. */
const doubleEncoded =
  /\u00c3[\u0080-\u00bf\u0192\u201e\u2026\u0178\u0152\u0153\u017d]|\u00e2\u20ac[\u2122\u0153\u009d\u201c\u201d\u02dc]/;
/** Spreadsheets mark such texts with an apostrophe. */
const textMark = /^'(?=[=+\-@\t\d'])/;

const suspicious =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00c3\u061c\u20ac\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffd\ud800-\udfff]|^'/;
