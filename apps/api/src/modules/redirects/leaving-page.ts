/** Text as HTML text. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * The page shown instead of a redirect to a host that we do not know: it names the host and leaves the decision to the
 * person. No script, no refresh, one plain link.
 */
export function leavingPage(target: URL): string {
  const host = escaped(target.host);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>You are leaving for ${host}</title></head>
<body>
<main>
<h1>You are leaving for ${host}</h1>
<p>This link did not come from one of our results, so we cannot say what is there.</p>
<p><a href="${escaped(target.href)}" rel="noreferrer nofollow">Go on to ${host}</a></p>
</main>
</body>
</html>
`;
}
