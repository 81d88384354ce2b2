import { visibleLine, visibleText } from '@pricehunt/offers';

/** What a mail says, in plain words; both its forms are made from it. */
export interface MailWords {
  readonly subject: string;
  /** Paragraphs before the link. */
  readonly paragraphs: readonly string[];
  /** What to follow, where there is something to do. */
  readonly link?: { readonly label: string; readonly href: string };
  /** Paragraphs after the link, set smaller. */
  readonly notes: readonly string[];
  /** The language of the words, such as en. */
  readonly language: string;
}

/**
 * Writes a mail as text and as HTML. Every word is escaped and shows what it says; nothing is loaded from anywhere when the mail is
 * read.
 */
export function writeMail(words: MailWords): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const { link } = words;
  const paragraphs = words.paragraphs.map(visibleText);
  const notes = words.notes.map(visibleText);
  const text = [...paragraphs, ...(link ? [`${link.label}:\n${link.href}`] : []), ...notes].join('\n\n');
  const html = [
    `<!doctype html><html lang="${escapeHtml(words.language)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(visibleLine(words.subject))}</title></head>`,
    '<body style="font:16px/1.5 system-ui,sans-serif;color:#1b1d22;max-width:36rem;margin:0 auto;padding:1.5rem">',
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(link ? [buttonOf(link)] : []),
    ...notes.map((note) => `<p style="color:#5b616e;font-size:14px">${escapeHtml(note)}</p>`),
    '</body></html>',
  ].join('\n');
  return { subject: visibleLine(words.subject), text: `${text}\n`, html };
}

function buttonOf(link: { readonly label: string; readonly href: string }): string {
  const style =
    'display:inline-block;padding:.7rem 1.2rem;background:#1f4fd8;color:#fff;border-radius:.5rem;text-decoration:none';
  const href = escapeHtml(link.href);
  return `<p><a href="${href}" style="${style}">${escapeHtml(link.label)}</a></p><p style="font-size:14px;word-break:break-all">${href}</p>`;
}

/**
 * A name that one person chose, in a mail to another: without what a mail program would make a link of, such as "evil.com", "http://" or
 * an address. "Booking.com" becomes "Booking com".
 */
export function nameInMail(name: string): string {
  return visibleLine(
    visibleText(name)
      .normalize('NFKC')
      .replace(/:*[\\/]{2,}|@|(?<=\w):(?=\S)/g, ' ')
      .replace(/(?<=[\p{L}\p{N}\p{M}_-])[.。․]+(?=[\p{L}\p{N}])/gu, ' '),
  );
}

/** A text as HTML shows it, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
