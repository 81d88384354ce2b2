import { EmptyState, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useNavigate } from 'react-router-dom';
import { AddSource } from '../features/feeds/components/add-source';
import { SourceList } from '../features/feeds/components/source-list';
import { useMessages } from '../messages/use-messages';

export function Sources() {
  const { feeds: words } = useMessages();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} lead={words.lead} />
      <SourceList whereNone={<EmptyState title={words.none}>{words.noneSentence}</EmptyState>} />
      <section aria-labelledby="add-source" className="py-8">
        <h2 id="add-source" className="mb-4 text-xl">
          {words.add}
        </h2>
        <AddSource onAdded={(path) => void navigate(path)} />
      </section>
    </>
  );
}
