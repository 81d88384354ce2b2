import { escapeHtml } from './escape-html';

/** A page behind a shop's counter, for its owner. Expects HTML as content. */
export function plainPage({ title, main }: { readonly title: string; readonly main: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>${css}</style></head><body><main>
${main}
</main></body></html>
`;
}

/** Rows of a name and a value that can be copied. */
export function factTable(facts: readonly (readonly [name: string, value: string])[]): string {
  const rows = facts.map(
    ([name, value]) => `<tr><th>${escapeHtml(name)}</th><td><code>${escapeHtml(value)}</code></td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

const css = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1b1d22;background:#f6f6f3}
main{max-width:60rem;margin:0 auto;padding:1.5rem}
h2{margin-top:2.5rem}table{border-collapse:collapse;width:100%;background:#fff}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border:1px solid #ddd;font-size:14px}
code{word-break:break-all}form{margin:.75rem 0;display:grid;gap:.4rem}
pre{font:14px/1.5 ui-monospace,monospace;background:#fff;border:1px solid #ddd;padding:.75rem;white-space:pre-wrap;overflow-wrap:anywhere}
article{margin-top:2rem}article h3{margin:0}article p{margin:.25rem 0}
input,textarea{font:14px ui-monospace,monospace;padding:.5rem;width:100%;box-sizing:border-box}
input[type=checkbox]{width:auto}
button{font:inherit;padding:.4rem 1rem;justify-self:start;cursor:pointer}
@media(max-width:30rem){th,td{display:block}}`;
