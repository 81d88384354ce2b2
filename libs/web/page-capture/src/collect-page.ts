/**
 * Collects the page's markup, headings, prices and main image, and returns its address and them as `readCapture` reads
 * them. The bookmarklet and the extension run its source in the shop's page, so it must not refer to anything outside
 * itself. It makes no request, because shop policies may forbid them.
 */
export function collectPage(): string {
  const { body, documentElement: root } = document;
  // Safari opens no longer URL.
  const lengthMax = navigator.vendor.startsWith('Apple') ? 6e4 : 2e5;
  const encode = (text: string) => encodeURI(text.replace(/\p{Cs}/gu, ''));
  const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const written = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (element) => element.outerHTML);
  const areaOf = ({ width, height }: HTMLImageElement) => width * height;
  const picture = Array.from(document.images).sort((one, other) => areaOf(other) - areaOf(one))[0];
  const isPrice = (text: string) =>
    /\d/.test(text) &&
    /\p{Sc}|\b(EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|CAD|AUD|JPY|INR|kr|Ft|lei)\b|zł|Kč|лв/u.test(text);
  // Copies what describes the product, in page order, and skips everything else.
  const copy = (element: Element, isWhole: boolean): string => {
    const { localName, attributes, childNodes } = element;
    if (/^(script|style|template|noscript|svg|iframe|select|textarea)$/.test(localName)) return '';
    const text = element.textContent;
    const marks = Array.from(attributes).filter(({ name }) =>
      /^(item|property$|typeof|vocab|resource|content$|datetime|href|src$)/.test(name),
    );
    const isMarked = marks.some(({ name }) => /^(item|prop|type|voc)/.test(name));
    const isTaken =
      isWhole ||
      /^h1$/.test(localName) ||
      (text.length < 80 &&
        (localName === 'button' || isPrice(text)) &&
        element.checkVisibility?.() !== false) ||
      (text.length < 2e3 &&
        marks.some(({ name }) => /^(itemprop|property)$/.test(name)) &&
        !element.matches('[itemscope],[typeof]'));
    let inner = '';
    for (const child of childNodes)
      inner +=
        child instanceof Element
          ? copy(child, isTaken)
          : isTaken && child.nodeType === 3
            ? escape(child.textContent ?? '')
            : '';
    if (!isTaken && !isMarked && element !== picture) return inner;
    const name = getComputedStyle(element).textDecorationLine === 'line-through' ? 'del' : localName;
    const copied = isMarked || element === picture ? marks : [];
    return `<${name}${copied.map((mark) => ` ${mark.name}="${escape(mark.value)}"`).join('')}>${inner}</${name}>`;
  };
  let html = `<html lang="${escape(root.lang)}"><title>${escape(document.title)}</title>${written(
    'link[rel=canonical],meta[property],meta[name^="twitter:"],meta[name=description]',
  ).join('')}`;
  const rank = (script: string) => Number(!/"Product/.test(script)) * 1e7 + script.length;
  for (const script of written('script[type^="application/ld+json"]').sort(
    (one, other) => rank(one) - rank(other),
  ))
    if (encode(html + script).length < lengthMax) html += script;
  html += copy(body, false);
  while (encode(html).length > lengthMax) html = html.slice(0, html.length * 0.95);
  return `${encodeURIComponent(location.href)}&${encode(html)}`;
}
