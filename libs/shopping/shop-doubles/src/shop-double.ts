/** A request as it reaches a shop. */
export interface DoubleRequest {
  /** Absolute. */
  readonly link: string;
  readonly method: 'GET' | 'POST';
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What the shop answers. */
export interface DoubleAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A shop without a network. */
export type ShopDouble = (request: DoubleRequest) => DoubleAnswer;

/** An answer in JSON. */
export function jsonAnswer(value: unknown, status = 200, headers: Record<string, string> = {}): DoubleAnswer {
  const body = JSON.stringify(value);
  return { status, headers: { 'content-type': 'application/json; charset=UTF-8', ...headers }, body };
}

/** A page. */
export function pageAnswer(body: string, status = 200, headers: Record<string, string> = {}): DoubleAnswer {
  return { status, headers: { 'content-type': 'text/html; charset=UTF-8', ...headers }, body };
}

/** A page with a title, something in its head and something in its body. It says its shop's name where one is given. */
export function page({
  title,
  siteName = null,
  head = '',
  body,
  bodyClass = '',
  language = 'en',
}: {
  readonly title: string;
  readonly siteName?: string | null;
  readonly head?: string;
  readonly body: string;
  readonly bodyClass?: string;
  readonly language?: string;
}): string {
  const name = siteName === null ? '' : `<meta property="og:site_name" content="${escaped(siteName)}">`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>${name}${head}</head><body class="${bodyClass}">${body}</body></html>`;
}

/** Text as it stands in HTML. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A script of structured data. */
export function structuredData(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
}

/** A firewall's page in place of an answer. */
export function challengePage(): DoubleAnswer {
  return pageAnswer(page({ title: 'Just a moment...', body: '<p>Checking your browser</p>' }));
}
