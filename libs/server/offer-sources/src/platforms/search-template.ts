import { boundedHtml } from '@pricehunt/product-extraction';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import { load } from 'cheerio/slim';
import { retailerOf } from '../variant-facts';

const placeholder = '{query}';

/** From structured data (SearchAction) or a search form. Null without one on the same site. */
export function searchTemplateOf(html: string, link: string): string | null {
  const $ = load(boundedHtml(html.slice(0, pageLengthMax)));
  const scripts = $('script[type="application/ld+json"]')
    .toArray()
    .slice(0, scriptsMax)
    .map((script) => $(script).text());
  const stated = scripts.flatMap((text) => searchActionTargets(jsonOrNull(text), 0));
  const fields = 'input[type=search],input[type=text],input:not([type])';
  const forms = $('form')
    .toArray()
    .filter((form) => ($(form).attr('method') ?? 'get').toLowerCase() === 'get')
    .filter((form) => /search|such|recherch|buscar|cerca|zoek|szukaj|sok|sog/i.test(outline($.html(form))))
    .flatMap((form) => {
      const name = $(form).find(fields).first().attr('name');
      const action = $(form).attr('action') ?? link;
      if (name === undefined || !URL.canParse(action, link)) return [];
      const target = new URL(action, link);
      for (const hidden of $(form).find('input[type=hidden][name]').toArray()) {
        target.searchParams.set($(hidden).attr('name') ?? '', $(hidden).attr('value') ?? '');
      }
      target.searchParams.delete(name);
      const separator = target.search === '' ? '?' : '&';
      return [`${target.href.replace(/#.*$/s, '')}${separator}${encodeURIComponent(name)}=${placeholder}`];
    });
  const candidates = [...stated.map((target) => withPlaceholder(target)), ...forms];
  return candidates.flatMap((each) => ownTemplate(each, link) ?? [])[0] ?? null;
}

/** On the same site; null for none. */
export function openSearchLinkOf(html: string, link: string): string | null {
  const $ = load(boundedHtml(html.slice(0, pageLengthMax)));
  const address = $('link[rel~=search][type="application/opensearchdescription+xml"]').attr('href');
  if (address === undefined || !URL.canParse(address, link)) return null;
  const description = new URL(address, link).href;
  return isSameShop(description, link) ? description : null;
}

/** For HTML pages of the same site; null for none. */
export function openSearchTemplateOf(xml: string, link: string): string | null {
  const $ = load(xml.slice(0, descriptionLengthMax), { xml: true });
  const [template] = $('Url')
    .toArray()
    .filter((url) => /^text\/html\b/i.test($(url).attr('type') ?? ''))
    .flatMap((url) => ownTemplate(withPlaceholder($(url).attr('template') ?? ''), link) ?? []);
  return template ?? null;
}

export function searchLink(template: string, words: string): string {
  return template.replaceAll(placeholder, encodeURIComponent(words));
}

/** Makes a template absolute; null without {query} or on another site. */
export function ownTemplate(template: string, link: string): string | null {
  if (!template.includes(placeholder)) return null;
  const probe = 'pricehunt-words';
  const filled = template.replaceAll(placeholder, probe);
  if (template.length > templateLengthMax || !URL.canParse(filled, link)) return null;
  const address = new URL(filled, link);
  // A query in the host, or a template on another site, would leak what people search for.
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  const isPlain = address.username === '' && address.password === '' && !address.host.includes(probe);
  if (!isWeb || !isPlain || !isSameShop(address.href, link)) return null;
  return address.href.replaceAll(probe, placeholder);
}

const pageLengthMax = 500_000;
const descriptionLengthMax = 100_000;
const templateLengthMax = 500;
const scriptsMax = 30;
const depthMax = 6;

/** Replaces placeholders of SearchAction and OpenSearch and removes optional parameters. */
function withPlaceholder(template: string): string {
  const named = template.replace(
    /\{(?:search_term_string|searchTerms|search_term|query|q|term)\??\}/g,
    placeholder,
  );
  return named.replace(/(?<=[?&])[^?&=]+=\{[A-Za-z:]+\?\}&?/g, '').replace(/[?&]$/, '');
}

function searchActionTargets(value: unknown, depth: number): readonly string[] {
  if (depth > depthMax || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.slice(0, 50).flatMap((each) => searchActionTargets(each, depth + 1));
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const type = [fields['@type']].flat();
  const inside = Object.values(fields).flatMap((each) => searchActionTargets(each, depth + 1));
  return type.includes('SearchAction') ? [...targetsOf(fields['target']), ...inside] : inside;
}

function targetsOf(target: unknown): readonly string[] {
  if (typeof target === 'string') return [target];
  if (Array.isArray(target)) return target.slice(0, 5).flatMap((each) => targetsOf(each));
  if (typeof target !== 'object' || target === null) return [];
  const fields: Readonly<Record<string, unknown>> = { ...target };
  return targetsOf(fields['urlTemplate'] ?? fields['url']);
}

function isSameShop(one: string, other: string): boolean {
  return retailerOf(one, null).domain === retailerOf(other, null).domain;
}

/** The form's own markup without visible text. */
function outline(html: string): string {
  return html.slice(0, 4_000).replace(/>[^<]*/g, '>');
}
