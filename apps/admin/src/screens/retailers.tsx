import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Section } from '../console/components/section';
import { ProgrammeTable } from '../features/retailers/components/programme-table';
import { RetailerTable } from '../features/retailers/components/retailer-table';
import { TryLink } from '../features/retailers/components/try-link';
import { useMessages } from '../messages/use-messages';

export function Retailers() {
  const { retailers: words } = useMessages();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <Section title={words.programmes}>
        <ProgrammeTable />
      </Section>
      <Section title={words.tryTitle}>
        <TryLink />
      </Section>
      <Section title={words.all}>
        <RetailerTable />
      </Section>
    </>
  );
}
