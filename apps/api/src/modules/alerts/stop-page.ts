import { escapeHtml } from '@pricehunt/mail';

/** The page that asks before an alert stops: a plain form, so that it works without script. */
export function askingPage(productTitle: string, token: string): string {
  return page(
    'Stop this alert?',
    `<p>You will get no more messages about <strong>${escapeHtml(productTitle)}</strong>.</p>
<form method="post" action="/api/alerts/stop?token=${encodeURIComponent(token)}">
<button type="submit">Stop the alert</button>
</form>`,
  );
}

/** The page that says that the alert has stopped. */
export function stoppedPage(): string {
  return page(
    'The alert has stopped',
    '<p>You will get no more messages about it. You can start it again on your alerts page.</p>',
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - PriceHunt</title>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
