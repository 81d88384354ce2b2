import { testSourceKeys } from '@pricehunt/api-contract/admin-sources';
import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { Notice, useMoments } from '@pricehunt/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ManageButton } from '../../../console/components/manage-button';
import { useAdminServices } from '../../../admin-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';

export function KeyTrial({ source }: { readonly source: AdminSource }) {
  const { sourceKeys: words } = useMessages();
  const { openApi } = useAdminServices();
  const queries = useQueryClient();
  const sentenceOf = useFailureSentence();
  const { exactMoment } = useMoments();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => (await openApi()).call(testSourceKeys, { params: { sourceId: source.id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin', 'sources'] }),
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <ManageButton busy={isPending} onClick={() => mutate()}>
          {words.test}
        </ManageButton>
        <span className="text-sm text-ink-muted">{words.testHint}</span>
      </div>
      {error === null ? null : (
        <Notice tone="danger" title={words.test}>
          {sentenceOf(error)}
        </Notice>
      )}
      {data === undefined || isPending ? null : (
        <Notice
          tone={data.test.outcome === 'accepted' ? 'info' : 'warn'}
          title={words.outcomes[data.test.outcome].title}
        >
          {data.test.endsAt === null
            ? words.outcomes[data.test.outcome].sentence
            : words.quotaEnds(exactMoment(data.test.endsAt))}
        </Notice>
      )}
    </div>
  );
}
