/**
 * The page of the provider that asks who it is. No password: it is a demo.
 *
 * @param {string} suggestedEmail
 */
export function signInPage(suggestedEmail) {
  const value = suggestedEmail.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Sign in | Demo ID</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1b1d22;background:#f6f6f3}
main{max-width:26rem;margin:0 auto;padding:1.5rem}form{display:grid;gap:.75rem}
input[type=email]{font:inherit;padding:.5rem;width:100%;box-sizing:border-box}
button{font:inherit;padding:.5rem 1rem;cursor:pointer}</style></head><body><main>
<h1>Demo ID</h1>
<p>This provider replaces your company's. It needs no password.</p>
<form method="post">
<label>E-mail address <input type="email" name="email" autocomplete="off" value="${value}"></label>
<label><input type="checkbox" name="verified" checked> The provider has verified this address</label>
<button>Continue</button><button name="cancel">Cancel</button>
</form></main></body></html>
`;
}
