export interface PixelSettings {
  readonly key: string;
  readonly link: string;
  /** URL parameters that carry click ids, in lower case. */
  readonly parameters: readonly string[];
  readonly isConsentRequired: boolean;
}

/**
 * The script for a merchant's shop pages. It stores click ids in the shop's own storage, adds them to a
 * Shopify cart, and reports checkouts. It stores and sends nothing when the browser opts out of tracking, or
 * before required consent: `pricehunt.consent(true)` grants it. A shop that is not on Shopify calls
 * `pricehunt.order({orderId, total, currency})` on its thank-you page. It never throws into the page.
 */
export function pixelProgram(settings: PixelSettings): string {
  return `(${program.trim()})(${JSON.stringify(settings).replaceAll('<', '\\u003c')});\n`;
}

const program = `
function (settings) {
  'use strict';
  var storageKey = 'pricehunt_refs';
  var refsMax = 20;
  var agreed = null;
  function attempt(work) { try { return work(); } catch (failure) { return undefined; } }
  function consent() {
    if (navigator.globalPrivacyControl === true) return null;
    if (!settings.isConsentRequired) return agreed === false ? null : 'not-asked';
    if (agreed !== null) return agreed ? 'granted' : null;
    var privacy = window.Shopify && window.Shopify.customerPrivacy;
    var isAllowed = attempt(function () { return privacy.analyticsProcessingAllowed(); });
    return isAllowed === true ? 'granted' : null;
  }
  function stored() {
    var refs = attempt(function () { return JSON.parse(localStorage.getItem(storageKey) || '[]'); });
    return Array.isArray(refs) ? refs.filter(function (ref) { return typeof ref === 'string'; }) : [];
  }
  function fresh() {
    var found = [];
    new URLSearchParams(location.search).forEach(function (value, name) {
      if (settings.parameters.indexOf(name.toLowerCase()) >= 0 && /^[\\w.:-]{8,200}$/.test(value)) found.push(value);
    });
    return found;
  }
  function send(report) {
    report.key = settings.key;
    report.consent = consent();
    if (report.consent === null) return;
    attempt(function () {
      fetch(settings.link, {
        method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true,
        headers: { 'content-type': 'text/plain' }, body: JSON.stringify(report),
      }).catch(function () {});
    });
  }
  function markCart(refs) {
    if (!window.Shopify || !window.Shopify.shop) return;
    attempt(function () {
      fetch('/cart/update.js', {
        method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ attributes: { _pricehunt_ref: refs.join(',') } }),
      }).catch(function () {});
    });
  }
  function arrive() {
    if (consent() === null) return;
    var before = stored();
    var news = fresh().filter(function (ref) { return before.indexOf(ref) < 0; });
    if (news.length === 0) return;
    var refs = before.concat(news).slice(-refsMax);
    attempt(function () { localStorage.setItem(storageKey, JSON.stringify(refs)); });
    markCart(refs);
    send({ kind: 'landing', references: refs });
  }
  function forget() { attempt(function () { localStorage.removeItem(storageKey); }); }
  function order(given) {
    if (!given || !given.orderId) return;
    send({
      kind: 'checkout', references: stored(), checkoutToken: given.checkoutToken || null,
      order: {
        orderId: String(given.orderId), name: given.name ? String(given.name) : null, currency: String(given.currency),
        total: String(given.total), tax: given.tax == null ? null : String(given.tax),
        shipping: given.shipping == null ? null : String(given.shipping),
      },
    });
  }
  window.pricehunt = {
    consent: function (isGiven) { agreed = isGiven === true; if (agreed) attempt(arrive); else forget(); },
    order: function (given) { attempt(function () { order(given); }); },
    references: function () { return consent() === null ? [] : stored(); },
  };
  document.addEventListener('visitorConsentCollected', function () { attempt(arrive); });
  attempt(arrive);
  attempt(function () {
    var done = window.Shopify && window.Shopify.checkout;
    if (done && done.order_id) {
      order({ orderId: done.order_id, total: done.total_price, currency: done.currency, checkoutToken: done.token,
        tax: done.total_tax });
    }
  });
}
`;

export function shopifyEventProgram(settings: PixelSettings): string {
  const { key, link, parameters } = settings;
  return `const settings = ${JSON.stringify({ key, link, parameters })};
const storageKey = 'pricehunt_refs';
const stored = async () => JSON.parse((await browser.localStorage.getItem(storageKey)) || '[]');
const send = (report) => fetch(settings.link, {
  method: 'POST', mode: 'no-cors', keepalive: true, headers: { 'content-type': 'text/plain' },
  body: JSON.stringify({ key: settings.key, consent: 'granted', ...report }),
});
analytics.subscribe('page_viewed', async (event) => {
  const parameters = new URLSearchParams(event.context.document.location.search);
  const refs = await stored();
  const news = [...parameters].filter(([name, value]) => settings.parameters.includes(name.toLowerCase()) && !refs.includes(value));
  if (news.length === 0) return;
  const references = [...refs, ...news.map(([, value]) => value)].slice(-20);
  await browser.localStorage.setItem(storageKey, JSON.stringify(references));
  send({ kind: 'landing', references });
});
analytics.subscribe('checkout_completed', async (event) => {
  const { checkout } = event.data;
  send({ kind: 'checkout', references: await stored(), checkoutToken: checkout.token });
});
`;
}
