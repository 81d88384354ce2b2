import { affiliateProgrammes, tagOutboundLink } from '@pricehunt/affiliate-tagging';
import type { AffiliateIds, AffiliateProgramme, ProgrammeId } from '@pricehunt/affiliate-tagging';
import { Refusal } from '../../answers/refusal';

export interface ProgrammeField {
  readonly key: string;
  readonly name: string;
  readonly domain: string | null;
  readonly preset: string | null;
  readonly isRequired: boolean;
}

export type FieldValues = Readonly<Record<string, string>>;

export type StoredIds = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The template comes first. */
const wrapperNames: Readonly<Partial<Record<ProgrammeId, readonly string[]>>> = {
  walmart: ['partnerId', 'adId', 'campaignId'],
  target: ['partnerId', 'adId', 'campaignId'],
  bestbuy: ['partnerId', 'adId', 'campaignId'],
  playstation: ['camref'],
  newegg: ['siteId', 'merchantId'],
  costco: [],
};

export function programmeOfId(id: ProgrammeId): AffiliateProgramme {
  const found = affiliateProgrammes.find((programme) => programme.id === id);
  if (found === undefined) throw new Error(`unknown affiliate program ${id}`);
  return found;
}

export function fieldsOf(programme: AffiliateProgramme, values: FieldValues): readonly ProgrammeField[] {
  const { id, domains, rule } = programme;
  const forAll = (name: string, isRequired: boolean, preset: string | null = null): ProgrammeField => {
    return { key: name, name, domain: null, preset, isRequired };
  };
  if (id === 'amazon') return domains.map((domain) => perDomain('trackingId', domain, null, true));
  if (id === 'ebay') {
    const rotations = domains.map((domain) => {
      const known = programme.values({ ebay: { campaignId: '1' } }, domain)?.['rotationId'] ?? null;
      return perDomain('rotationId', domain, known, known === null);
    });
    return [forAll('campaignId', true), ...rotations];
  }
  if (id === 'apple') return [forAll('token', true)];
  const preset = rule.kind === 'wrapper' ? rule.template : null;
  const template = values['template'] ?? preset ?? '';
  const names = wrapperNames[id] ?? [];
  return [
    forAll('template', preset === null, preset),
    ...names.map((name) => forAll(name, template.includes(`{${name}}`))),
  ];
}

export function valuesOf(id: ProgrammeId, ids: AffiliateIds): FieldValues {
  const { amazon, ebay } = ids;
  if (id === 'amazon') return keyed('trackingId', amazon ?? {});
  if (id === 'ebay') {
    return filled({ ...keyed('rotationId', ebay?.rotationIds ?? {}), campaignId: ebay?.campaignId });
  }
  return filled({ ...ids[id] });
}

export function idsOf(id: ProgrammeId, values: FieldValues): StoredIds {
  const set = Object.entries(values).filter(([, value]) => value !== '');
  const ofDomains = (name: string) =>
    Object.fromEntries(
      set.flatMap(([key, value]) =>
        key.startsWith(`${name}@`) ? [[key.slice(name.length + 1), value] as const] : [],
      ),
    );
  if (id === 'amazon') return ofDomains('trackingId');
  if (id === 'ebay') {
    return { campaignId: values['campaignId'] ?? '', rotationIds: ofDomains('rotationId') };
  }
  return Object.fromEntries(set);
}

/** Removes null and empty values. Throws programme.unknown-field, and programme.bad-value for a value that can't be part of a link. */
export function changedValues(
  programme: AffiliateProgramme,
  before: FieldValues,
  changes: Readonly<Record<string, string | null>>,
): FieldValues {
  const keys = new Set(fieldsOf(programme, before).map(({ key }) => key));
  const after = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(changes)) {
    if (!keys.has(key)) throw new Refusal('programme.unknown-field', { fields: [fault(key)] });
    if (value === null || value === '') after.delete(key);
    else if (isUsable(key, value)) after.set(key, value);
    else throw new Refusal('programme.bad-value', { fields: [fault(key)] });
  }
  return Object.fromEntries(after);
}

export function taggedDomains(programme: AffiliateProgramme, ids: AffiliateIds): readonly string[] {
  return programme.domains.filter(
    (domain) =>
      tagOutboundLink(`https://www.${domain}/p/1`, { ids, subId: 'click', mayReplaceForeignTag: false })
        .tagged,
  );
}

function perDomain(name: string, domain: string, preset: string | null, isRequired: boolean): ProgrammeField {
  return { key: `${name}@${domain}`, name, domain, preset, isRequired };
}

function keyed(name: string, byDomain: Readonly<Record<string, string>>): FieldValues {
  return Object.fromEntries(Object.entries(byDomain).map(([domain, value]) => [`${name}@${domain}`, value]));
}

function filled(values: Readonly<Record<string, string | undefined>>): FieldValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, value] as const],
    ),
  );
}

/** A template must be an https URL with {url} in it; any other value must have no spaces. */
function isUsable(key: string, value: string): boolean {
  if (/[\s\p{Cc}]/u.test(value)) return false;
  if (key !== 'template') return value.length <= 200;
  const placeholders = value.replaceAll(/[{}[\]]/g, '');
  return value.startsWith('https://') && value.includes('{url}') && URL.canParse(placeholders);
}

function fault(key: string) {
  return { path: `values.${key}`, message: 'cannot be used for this program' };
}
