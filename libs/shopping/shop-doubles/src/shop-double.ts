export interface DoubleRequest {
  readonly link: string;
  readonly method: 'GET' | 'POST';
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface DoubleAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A shop without a network. */
export type ShopDouble = (request: DoubleRequest) => DoubleAnswer;

export function jsonAnswer(value: unknown, status = 200, headers: Record<string, string> = {}): DoubleAnswer {
  const body = JSON.stringify(value);
  return { status, headers: { 'content-type': 'application/json; charset=UTF-8', ...headers }, body };
}

export function pageAnswer(body: string, status = 200, headers: Record<string, string> = {}): DoubleAnswer {
  return { status, headers: { 'content-type': 'text/html; charset=UTF-8', ...headers }, body };
}

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

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export function structuredData(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
}

export function challengePage(): DoubleAnswer {
  return pageAnswer(page({ title: 'Just a moment...', body: '<p>Checking your browser</p>' }));
}
