import { auditActorKinds } from '@pricehunt/api-contract/admin-audit';
import { TextField } from '@pricehunt/ui-kit';
import { useAddressQuery } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { FilterBar, SearchFilter } from '../../../console/components/filter-bar';
import { auditFilterNames } from '../use-audit-filters';

export function AuditFilterBar() {
  const { audit: words, console: shared, names } = useMessages();
  const [address, change] = useAddressQuery();
  const isOfOne = ['actor', 'business', 'subject'].some((name) => address.has(name));
  const actions = Object.entries(names.actions)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      {isOfOne ? <p className="pb-3 text-sm text-ink-muted">{words.narrowed}</p> : null}
      <FilterBar
        clears={auditFilterNames}
        search={<SearchFilter label={words.person} name="person" hint={words.personHint} />}
        choices={[
          { label: words.actionFilter, name: 'action', anyLabel: shared.all, choices: actions },
          {
            label: words.actorKind,
            name: 'kind',
            anyLabel: shared.all,
            choices: auditActorKinds.map((value) => ({ value, label: words.kinds[value] })),
          },
        ]}
      >
        <SearchFilter label={words.object} name="object" hint={words.objectHint} />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={words[name]}
            value={address.get(name) ?? ''}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </FilterBar>
    </>
  );
}
