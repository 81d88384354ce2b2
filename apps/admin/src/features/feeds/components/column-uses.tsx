import { feedColumnUses, networkColumnUses } from '@pricehunt/api-contract/feeds';
import type { FeedTrial } from '@pricehunt/api-contract/operator-feeds';
import { Disclosure, SelectField } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import type { FeedDraft } from '../feed-draft';

type Mapping = FeedDraft['columnMapping'];
type Use = Mapping[number]['attribute'];

export interface ColumnUsesProps {
  readonly columns: FeedTrial['columns'];
  readonly mapping: Mapping;
  readonly onMap: (mapping: Mapping) => void;
}

const uses = [...feedColumnUses, ...networkColumnUses];

export function ColumnUses({ columns, mapping, onMap }: ColumnUsesProps) {
  const { operatorFeeds: words } = useMessages();
  const choose = (column: string, value: string) => {
    const others = mapping.filter((each) => each.column !== column);
    const attribute: Use = uses.find((use) => use === value) ?? null;
    onMap(value === 'by-name' ? others : [...others, { column, attribute }]);
  };
  return (
    <Disclosure summary={words.columns}>
      <p className="pb-3 text-ink-muted">{words.columnsLead}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {columns.map(({ name, samples, attribute }) => {
          const chosen = mapping.find(({ column }) => column === name);
          return (
            <SelectField
              key={name}
              label={words.column(name)}
              hint={samples.join(' · ')}
              value={chosen === undefined ? 'by-name' : (chosen.attribute ?? 'unused')}
              onChange={({ target }) => choose(name, target.value)}
            >
              <option value="by-name">
                {attribute === null ? words.byNameUnused : words.byName(words.uses[attribute])}
              </option>
              <option value="unused">{words.unused}</option>
              {uses.map((use) => (
                <option key={use} value={use}>
                  {words.uses[use]}
                </option>
              ))}
            </SelectField>
          );
        })}
      </div>
    </Disclosure>
  );
}
