import { decodeText, encodeText, readWebUrl } from '@pricehunt/product-links';
import type { PlaceholderValues } from './affiliate-programmes';

/**
 * Fills a template with percent-encoded values. A part in square brackets is dropped if its value is missing. Returns null for other
 * missing values (except {sub}), without {url}, or if the result isn't an https URL.
 */
export function fillLinkTemplate(template: string, values: PlaceholderValues): string | null {
  if (!isWellFormed(template)) return null;
  const whole = withSlash(template).replace(optionalPart, (_part, inner: string) =>
    fillPlaceholders(inner, values) === null ? '' : inner,
  );
  const link = fillPlaceholders(whole.replaceAll('{sub}', encodeText(valueOf(values, 'sub') ?? '')), values);
  return link !== null && readWebUrl(link)?.protocol === 'https:' ? link : null;
}

export function fillPlaceholders(
  text: string,
  values: PlaceholderValues,
  write: (value: string) => string = encodeText,
): string | null {
  let complete = true;
  const filled = text.replace(placeholder, (_text, name: string) => {
    const value = valueOf(values, name);
    complete &&= value !== null;
    return write(value ?? '');
  });
  return complete ? filled : null;
}

/** Extracts the wrapped link of a template filled with the same ids; null for other links. */
export function wrappedLinkIn(link: string, template: string, values: PlaceholderValues): string | null {
  const form = withSlash(template);
  if (!link.startsWith(form.slice(0, form.search(/[{[]/))) || !isWellFormed(template)) return null;
  const source = form.split(/(\{\w+\}|[[\]])/).map((piece) => {
    if (piece === '[') return '(?:';
    if (piece === ']') return ')?';
    if (piece === '{url}') return '([^&/?#]*)';
    if (piece === '{sub}') return '[^&/?#]*';
    return (fillPlaceholders(piece, values) ?? piece).replace(/[\\^$.*+?()|{}[\]/-]/g, '\\$&');
  });
  const wrapped = new RegExp(`^${source.join('')}$`).exec(link)?.[1];
  return wrapped === undefined ? null : decodeText(wrapped);
}

const placeholder = /\{(\w+)\}/g;
const optionalPart = /\[([^[\]]*)\]/g;

function isWellFormed(template: string): boolean {
  const rest = template.replace(optionalPart, '').replace(placeholder, '');
  return template.replace(optionalPart, '').includes('{url}') && !/[[\]{}\s]/.test(rest);
}

/** Adds the slash the URL standard writes after a bare host, so that links compare equal. */
function withSlash(template: string): string {
  return template.replace(/^(https:\/\/[^/?#]+)(?=\?)/, '$1/');
}

function valueOf(values: PlaceholderValues, name: string): string | null {
  const value = Object.hasOwn(values, name) ? values[name]?.trim() : undefined;
  return value === undefined || value === '' ? null : value;
}
