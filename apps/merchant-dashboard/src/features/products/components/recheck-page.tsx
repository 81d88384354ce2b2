import { checkProductPages } from '@pricehunt/api-contract/merchant-products';
import { Button, Notice } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useRight } from '../../../business/use-right';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import type { AwaitedChecks } from '../use-awaited-checks';

export interface RecheckPageProps {
  readonly productId: string;
  readonly awaited: AwaitedChecks;
  readonly label: string;
}

export function RecheckPage({ productId, awaited, label }: RecheckPageProps) {
  const { check: words } = useMessages().products;
  const right = useRight('catalog.edit');
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const checking = useAct(
    async (api, _: void) => api.call(checkProductPages, { body: { ids: [productId] } }),
    {
      renews: [],
      onDone: ({ queuedCount }) => {
        if (queuedCount > 0) awaited.awaitChecks([productId]);
        show({ title: queuedCount > 0 ? words.queued : words.notQueued });
      },
    },
  );
  if (right !== 'allowed') return null;
  return (
    <>
      {checking.error === null ? null : (
        <Notice tone="danger" title={sentenceOf(checking.error)} className="mb-3" />
      )}
      <Button
        size="small"
        busy={checking.isPending || awaited.isAwaiting}
        onClick={() => checking.mutate(undefined)}
      >
        {label}
      </Button>
    </>
  );
}
