import { createHash } from 'node:crypto';
import { escapeHtml } from '@pricehunt/mail';

export type PageLanguage = 'en' | 'de';

const style = `:root{color-scheme:light dark;--ink:light-dark(#16181d,#f1f2ec);--accent:light-dark(#0b6b4f,#4cc79b)}
body{margin:0;background:light-dark(#fbfaf7,#12140f);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:clamp(2rem,12vh,7rem) 1.25rem;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
.go{display:inline-block;margin-top:.5rem;border:0;border-radius:.75rem;padding:.75rem 1.25rem;background:var(--accent);color:light-dark(#fff,#0a1f17);font:600 1rem/1.5 system-ui,sans-serif;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}`;

/** No script, its own style only, and forms to this origin or to nobody. */
export function plainPagePolicy(formAction: "'self'" | "'none'"): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
}

const styleHash = createHash('sha256').update(style).digest('base64');

/** A page without script that the API serves itself. The title is text, the body HTML. */
export function plainPage(language: PageLanguage, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - PriceHunt</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

export function pageLanguageOf(headers: {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}): PageLanguage {
  const [, chosen] = /(?:^|; )pricehunt_language=(en|de)(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  const wanted = chosen ?? headers['accept-language'] ?? '';
  return /\b(en|de)\b/i.exec(wanted)?.[1]?.toLowerCase() === 'de' ? 'de' : 'en';
}
