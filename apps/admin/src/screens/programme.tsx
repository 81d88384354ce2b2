import { Chip, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useParams } from 'react-router-dom';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { ProgrammeForm } from '../features/retailers/components/programme-form';
import { useProgrammes } from '../features/retailers/requests/use-programmes';
import { useMessages } from '../messages/use-messages';
import { NotFound } from './not-found';

export function Programme() {
  const { retailers: words } = useMessages();
  const { programmeId } = useParams();
  const query = useProgrammes();
  const programme = query.data?.items.find(({ id }) => id === programmeId);
  if (query.data !== undefined && programme === undefined) return <NotFound />;
  const title = programme?.name ?? words.programme;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        lead={programme === undefined ? undefined : words.kind[programme.kind]}
        actions={
          programme === undefined ? null : (
            <Chip>{`${words.origin}: ${words.origins[programme.origin]}`}</Chip>
          )
        }
      />
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {() => (programme === undefined ? null : <ProgrammeForm key={programme.id} programme={programme} />)}
      </Answered>
    </>
  );
}
