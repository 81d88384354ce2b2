import { changeSwitch, listSwitches } from '@pricehunt/api-contract/admin-switches';
import type { SwitchView } from '@pricehunt/api-contract/admin-switches';
import { Chip, DataTable, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { ActButton } from '../console/components/act-button';
import { Answered } from '../console/components/answered';
import { ChangedBy } from '../console/components/changed-by';
import { RowSkeleton } from '../console/components/row-skeleton';
import { useConsoleQuery } from '../console/console-queries';
import { useMessages } from '../messages/use-messages';

export function Switches() {
  const { console: shared, switches: words } = useMessages();
  const query = useConsoleQuery('switches', [], (api) => api.call(listSwitches, {}));
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} lead={words.lead} />
      <Answered query={query} whileLoading={<RowSkeleton rows={6} />}>
        {({ items }) => (
          <DataTable
            caption={words.caption}
            rows={items}
            rowKey={({ name }) => name}
            columns={[
              {
                id: 'name',
                name: words.name,
                cell: ({ name }) => <span className="font-semibold">{words.names[name]}</span>,
              },
              {
                id: 'state',
                name: words.state,
                cell: ({ isOn }) => (
                  <Chip tone={isOn ? 'good' : 'warn'}>{isOn ? shared.on : shared.off}</Chip>
                ),
              },
              {
                id: 'changed',
                name: words.changed,
                cell: ({ changed }) => <ChangedBy changed={changed} />,
              },
              { id: 'act', name: '', isFigure: true, cell: (each) => <SwitchButton of={each} /> },
            ]}
          />
        )}
      </Answered>
    </>
  );
}

function SwitchButton({ of: { name, isOn } }: { readonly of: SwitchView }) {
  const { switches: words } = useMessages();
  const spoken = words.names[name];
  return (
    <ActButton
      label={isOn ? words.turnOff : words.turnOn}
      spokenLabel={isOn ? words.turnOffSpoken(spoken) : words.turnOnSpoken(spoken)}
      title={isOn ? words.turnOffTitle(spoken) : words.turnOnTitle(spoken)}
      sentence={isOn ? words.offMeans[name] : words.onMeans}
      submit={isOn ? words.turnOff : words.turnOn}
      isDestructive={isOn}
      reason="required"
      act={(api, reason) => api.call(changeSwitch, { params: { name }, body: { isOn: !isOn, reason } })}
      renews={['switches']}
      done={isOn ? words.turnedOff(spoken) : words.turnedOn(spoken)}
    />
  );
}
