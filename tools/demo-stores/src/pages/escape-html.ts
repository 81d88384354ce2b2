/** The text made safe between tags and inside double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A JSON document safe inside a script element. */
export function scriptJson(document: unknown): string {
  return JSON.stringify(document).replace(/</g, '\\u003c');
}

/** A JSON-LD block. */
export function jsonLd(document: unknown): string {
  return `<script type="application/ld+json">${scriptJson(document)}</script>`;
}
