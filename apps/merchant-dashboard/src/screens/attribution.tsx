import { PageHeader, Tabs } from '@pricehunt/ui-kit';
import { oneOf, PageTitle, useAddressQuery } from '@pricehunt/web-shell';
import { LedgerView } from '../features/attribution/components/ledger-view';
import { ModelsView } from '../features/attribution/components/models-view';
import { SettingsView } from '../features/attribution/components/settings-view';
import { SavedViews } from '../views/saved-views';
import { useMessages } from '../messages/use-messages';

const parts = ['models', 'ledger', 'settings'] as const;

export function Attribution() {
  const { attribution: words } = useMessages();
  const [query, change] = useAddressQuery();
  const panels = { models: <ModelsView />, ledger: <LedgerView />, settings: <SettingsView /> };
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} lead={words.lead} actions={<SavedViews />} />
      <Tabs
        label={words.tabs.label}
        tabs={parts.map((id) => ({ id, label: words.tabs[id], panel: panels[id] }))}
        chosen={oneOf(parts, query.get('tab')) ?? 'models'}
        onChoose={(id) => change({ tab: id === 'models' ? null : id })}
      />
    </>
  );
}
