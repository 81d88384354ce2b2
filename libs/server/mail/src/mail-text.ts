import { visibleLine, visibleText } from '@pricehunt/offers';

interface MailLink {
  readonly label: string;
  readonly href: string;
}

export interface MailProduct {
  readonly title: string;
  /** Best first. The first https image is shown, the same for every reader. */
  readonly pictures: readonly string[];
  readonly price: string | null;
  readonly details: readonly string[];
}

/** The text of an e-mail, for its plain and HTML versions. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Shown between the paragraphs and the link. */
  readonly product?: MailProduct;
  readonly link?: MailLink;
  /** Small print after the link. */
  readonly notes: readonly string[];
  readonly unsubscribe?: MailLink;
  readonly language: string;
}

/** Writes an e-mail as text and HTML. Everything is escaped and invisible characters are removed. Only the product image is loaded. */
export function writeMail(words: MailWords): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const { link, unsubscribe } = words;
  const paragraphs = words.paragraphs.map(visibleText);
  const notes = words.notes.map(visibleText);
  const product = words.product && {
    ...words.product,
    title: visibleLine(words.product.title),
    details: words.product.details.map(visibleText),
  };
  const text = [
    ...paragraphs,
    ...(product ? [[product.title, ...priceLines(product), ...product.details].join('\n')] : []),
    ...(link ? [`${link.label}:\n${link.href}`] : []),
    ...notes,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.href}`] : []),
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${escapeHtml(words.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(visibleLine(words.subject))}</title><style>${darkStyle}</style></head>`,
    `<body class="mail" style="margin:0;${styles.mail}"><div class="mail" style="${styles.mail}">`,
    `<div style="${styles.column}">`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(product ? [productCard(product)] : []),
    ...(link ? [`<p style="margin:0 0 16px">${linkOf(link, 'go', styles.go)}</p>`] : []),
    ...(link && !product ? [smallPrint(escapeHtml(link.href))] : []),
    ...notes.map((note) => smallPrint(escapeHtml(note))),
    ...(unsubscribe ? [smallPrint(linkOf(unsubscribe, 'muted', styles.muted))] : []),
    '</div></div></body></html>',
  ].join('\n');
  return { subject: visibleLine(words.subject), text: `${text}\n`, html };
}

const styles = {
  mail: 'background:#fbfaf7;color:#16181d;font:16px/1.5 system-ui,sans-serif',
  column: 'max-width:36rem;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere',
  card: 'display:flex;flex-wrap:wrap;gap:16px;margin:0 0 24px;padding:16px;background:#fff;border:1px solid #dcdbd4;border-radius:12px',
  picture: 'display:block;width:128px;height:128px;object-fit:contain;background:#fff;border-radius:8px',
  price: 'color:#0b6b4f;font-size:24px;font-weight:700;line-height:1.25',
  go: 'display:inline-block;padding:12px 20px;background:#0b6b4f;color:#fff;border-radius:12px;font-weight:600;text-decoration:none',
  muted: 'color:#5b616e',
} as const;

/** Overrides the inline colours where dark mode is supported. */
const darkStyle = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.mail{background:#12140f!important;color:#f1f2ec!important}',
  '.card{background:#1c1f18!important;border-color:#3a3f33!important}',
  '.price{color:#4cc79b!important}',
  '.go{background:#4cc79b!important;color:#0a1f17!important}',
  '.muted{color:#b4b8a8!important}}',
].join('');

function productCard(product: MailProduct): string {
  const { title, details } = product;
  const picture = product.pictures.flatMap((address) => securePicture(address) ?? [])[0];
  return [
    `<div class="card" style="${styles.card}">`,
    ...(picture === undefined
      ? []
      : [
          `<img src="${escapeHtml(picture)}" alt="${escapeHtml(title)}" width="128" height="128" referrerpolicy="no-referrer" style="${styles.picture}">`,
        ]),
    '<div style="flex:1 1 220px;min-width:0">',
    `<p style="margin:0 0 4px;font-weight:600">${escapeHtml(title)}</p>`,
    ...priceLines(product).map(
      (price) => `<p class="price" style="margin:0 0 4px;${styles.price}">${escapeHtml(price)}</p>`,
    ),
    ...details.map((detail) => `<p style="margin:0 0 4px">${escapeHtml(detail)}</p>`),
    '</div></div>',
  ].join('\n');
}

function priceLines({ price }: MailProduct): readonly string[] {
  return price === null ? [] : [visibleLine(price)];
}

/** Null unless it is https without credentials. */
function securePicture(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}

function linkOf({ label, href }: MailLink, className: string, style: string): string {
  return `<a class="${className}" href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;
}

function smallPrint(html: string): string {
  return `<p class="muted" style="margin:0 0 8px;font-size:14px;${styles.muted}">${html}</p>`;
}

/** Breaks up what an e-mail program would turn into a link: "Booking.com" becomes "Booking com". */
export function nameInMail(name: string): string {
  return visibleLine(
    visibleText(name)
      .normalize('NFKC')
      .replace(/:*[\\/]{2,}|@|(?<=\w):(?=\S)/g, ' ')
      .replace(/(?<=[\p{L}\p{N}\p{M}_-])[.。․]+(?=[\p{L}\p{N}])/gu, ' '),
  );
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
