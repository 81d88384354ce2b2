import { deleteFeed } from '@pricehunt/api-contract/feeds';
import type { Feed } from '@pricehunt/api-contract/feeds';
import { useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useNavigate } from 'react-router-dom';
import { ConfirmButton } from '../../../page-parts/confirm-button';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useAct } from '../../../business/use-act';

export function SourceDeletion({ feed }: { readonly feed: Feed }) {
  const { source: words } = useMessages().feeds;
  const figure = useFigures();
  const { show } = useToast();
  const navigate = useNavigate();
  const deletion = useAct(async (api, _: void) => api.call(deleteFeed, { params: { feedId: feed.id } }), {
    renews: ['products'],
    onDone: () => {
      show({ title: words.deleted });
      void navigate(routePaths.sources);
    },
  });
  const sentence = words.deleteSentence(figure(feed.itemCount));
  return (
    <>
      <p className="mb-3 text-ink-muted">{sentence}</p>
      <ConfirmButton title={words.deleteTitle} sentence={sentence} submit={words.deleting} act={deletion}>
        {words.delete}
      </ConfirmButton>
    </>
  );
}
