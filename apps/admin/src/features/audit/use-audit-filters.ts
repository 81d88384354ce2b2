import { auditActorKinds } from '@pricehunt/api-contract/admin-audit';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';

export const auditFilterNames = [
  ...['person', 'object', 'action', 'kind', 'actor', 'business', 'subject', 'from', 'to'],
] as const;

/** Reads the filters from the URL, and whether there are any. */
export function useAuditFilters() {
  const [address] = useAddressQuery();
  const text = (name: string) => {
    const value = address.get(name);
    return value === null || value === '' ? null : value;
  };
  const day = (name: string) => {
    const value = text(name);
    return value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
  };
  const kind = oneOf(auditActorKinds, address.get('kind'));
  const given = {
    action: text('action'),
    actorKind: kind,
    actorId: text('actor'),
    businessId: text('business'),
    subjectId: text('subject'),
    person: text('person'),
    object: text('object'),
    from: day('from'),
    to: day('to'),
  };
  const filters = {
    ...(given.action === null ? {} : { action: given.action }),
    ...(given.actorKind === null ? {} : { actorKind: given.actorKind }),
    ...(given.actorId === null ? {} : { actorId: given.actorId }),
    ...(given.businessId === null ? {} : { businessId: given.businessId }),
    ...(given.subjectId === null ? {} : { subjectId: given.subjectId }),
    ...(given.person === null ? {} : { person: given.person }),
    ...(given.object === null ? {} : { object: given.object }),
    ...(given.from === null ? {} : { from: given.from }),
    ...(given.to === null ? {} : { to: given.to }),
  };
  return { filters, isNarrowed: Object.keys(filters).length > 0 };
}
