import {
  encodeText,
  hostOf,
  readParameters,
  readWebUrl,
  unwrapRedirector,
  withParameters,
} from '@pricehunt/product-links';
import { affiliateProgrammes } from './affiliate-programmes';
import type {
  AffiliateIds,
  AffiliateProgramme,
  AffiliateRule,
  PlaceholderValues,
  ProgrammeId,
} from './affiliate-programmes';
import { clickIdPlace } from './network-link';
import { fillLinkTemplate, fillPlaceholders, wrappedLinkIn } from './link-template';

export interface TaggingContext {
  readonly ids: AffiliateIds;
  /** Our click id, which the network reports back. */
  readonly subId?: string;
  /** Whether someone else's tag may be replaced; false by default for links pasted by shoppers. */
  readonly mayReplaceForeignTag: boolean;
}

export interface TaggedLink {
  readonly link: string;
  readonly tagged: boolean;
  readonly programme: ProgrammeId | null;
  readonly reason: 'tagged' | 'ready-link' | 'not-a-link' | 'unknown-host' | 'not-configured' | 'foreign-tag';
}

/** S§5. Replaces our own tags and preserves other parameters. Returns untagged links unchanged. Never throws. */
export function tagOutboundLink(link: string, context: TaggingContext): TaggedLink {
  if (readWebUrl(link) === null) return { link, tagged: false, programme: null, reason: 'not-a-link' };
  if (link.includes(clickIdPlace)) {
    // The network's tagged link only gets the click id.
    const filled = link.replaceAll(clickIdPlace, encodeText(context.subId ?? ''));
    return { link: filled, tagged: true, programme: null, reason: 'ready-link' };
  }
  const ownTarget = ownWrappedLink(link, context.ids);
  const target = ownTarget ?? unwrapRedirector(link);
  const found = programmeOf(target);
  if (found === null) return { link, tagged: false, programme: null, reason: 'unknown-host' };
  const { programme, domain } = found;
  const untagged = { link, tagged: false, programme: programme.id };
  const values = valuesFor(programme, domain, context);
  const isForeignWrapper = ownTarget === null && target !== link;
  const tagged = taggedTarget(target, programme.rule, values);
  if (tagged === null) return { ...untagged, reason: 'not-configured' };
  if ((isForeignWrapper || tagged.hadForeignTag) && !context.mayReplaceForeignTag) {
    return { ...untagged, reason: 'foreign-tag' };
  }
  return { link: tagged.link, tagged: true, programme: programme.id, reason: 'tagged' };
}

export function programmeOf(link: string): FoundProgramme | null {
  const host = hostOf(link);
  let rest = host ?? '';
  while (rest !== '') {
    const found = programmeByDomain.get(rest);
    if (found !== undefined) return found;
    const dot = rest.indexOf('.');
    rest = dot < 0 ? '' : rest.slice(dot + 1);
  }
  return null;
}

interface FoundProgramme {
  readonly programme: AffiliateProgramme;
  readonly domain: string;
}

/** Programs' domains don't overlap, so the longest match is the only one. */
const programmeByDomain: ReadonlyMap<string, FoundProgramme> = new Map(
  affiliateProgrammes.flatMap((programme) =>
    programme.domains.map((domain) => [domain, { programme, domain }] as const),
  ),
);

function taggedTarget(
  target: string,
  rule: AffiliateRule,
  values: PlaceholderValues,
): { readonly link: string; readonly hadForeignTag: boolean } | null {
  if (rule.kind === 'wrapper') {
    const url = readWebUrl(target)?.href;
    const link = fillLinkTemplate(templateOf(rule, values), { ...values, url });
    return link === null ? null : { link, hadForeignTag: false };
  }
  const set = rule.parameters.map(([name, value]) => ({
    name,
    value: fillPlaceholders(value, values, (text) => text),
    isNeeded: !value.includes('{sub}'),
  }));
  if (set.some(({ value, isNeeded }) => isNeeded && value === null)) return null;
  const own = set.find(({ name }) => name === rule.ownerParameter)?.value;
  const owners = readParameters(readWebUrl(target)?.search ?? '').filter(
    ({ name, value }) => name.toLowerCase() === rule.ownerParameter && value !== '',
  );
  return {
    link: withParameters(
      target,
      set.map(({ name, value }) => [name, value] as const),
    ),
    hadForeignTag: owners.some(({ value }) => value !== own),
  };
}

function ownWrappedLink(link: string, ids: AffiliateIds): string | null {
  for (const { rule, values: valuesOf } of affiliateProgrammes) {
    const values = valuesOf(ids, '');
    if (rule.kind !== 'wrapper' || values === undefined) continue;
    const target = wrappedLinkIn(link, templateOf(rule, values), values);
    if (target !== null && readWebUrl(target) !== null) return target;
  }
  return null;
}

function templateOf(rule: AffiliateRule & { kind: 'wrapper' }, values: PlaceholderValues): string {
  return values.template?.trim() || (rule.template ?? '');
}

function valuesFor(
  programme: AffiliateProgramme,
  domain: string,
  context: TaggingContext,
): PlaceholderValues {
  const sub = context.subId?.slice(0, programme.subIdLengthMax);
  return { ...programme.values(context.ids, domain), sub };
}
