/*
 * Queries by role ask for the computed style of every element, to leave out what is hidden: a quarter of the time of a screen's
 * test. So jsdom computes only what hides or strikes an element, beside the element's own styles, and once until the page changes.
 */
const asked = /^\s*(display|visibility|text-decoration(-line)?)\s*:/;
const inJsdom = (path) => require.resolve(`jsdom/lib/jsdom/${path}`);

const sheetFile = inJsdom('browser/default-stylesheet.js');
const rules = require(sheetFile)
  .replace(/\/\*[^]*?\*\/|@namespace[^;]*;/g, '')
  .matchAll(/([^{}]+)\{([^{}]*)\}/g);
require.cache[sheetFile].exports = [...rules]
  .map(([, selector, style]) => [selector, style.split(';').filter((property) => asked.test(property))])
  .filter(([, style]) => style.length > 0)
  .map(([selector, style]) => `${selector}{${style.join(';')}}`)
  .join('');

const { propertiesWithResolvedValueImplemented: resolved } = require(
  inJsdom('living/helpers/style-rules.js'),
);
for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name];

const { implForWrapper } = require(inJsdom('living/generated/utils.js'));

/** Keeps computed styles of a window for as long as jsdom keeps the matching rules of the document. */
exports.computeStylesOnce = (window) => {
  const { getComputedStyle } = window;
  const known = new WeakMap();
  window.getComputedStyle = (element, pseudoElement) => {
    const document = implForWrapper(element)?._ownerDocument;
    if (document === undefined || pseudoElement) return getComputedStyle(element, pseudoElement);
    const found = known.get(document._styleCache)?.get(element);
    if (found !== undefined) return found;
    const style = getComputedStyle(element);
    const key = document._styleCache;
    if (!known.has(key)) known.set(key, new WeakMap());
    known.get(key).set(element, style);
    return style;
  };
};
