export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export function scriptJson(document: unknown): string {
  return JSON.stringify(document).replace(/</g, '\\u003c');
}

export function jsonLd(document: unknown): string {
  return `<script type="application/ld+json">${scriptJson(document)}</script>`;
}
