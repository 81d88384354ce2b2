import {
  checkProductPages,
  downloadProducts,
  withholdProducts,
} from '@pricehunt/api-contract/merchant-products';
import { Button, Notice, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { useRight } from '../../../business/use-right';
import { DownloadLink } from '../../../page-parts/download-link';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import type { AwaitedChecks } from '../use-awaited-checks';
import type { SelectedProducts } from '../use-selected-products';

export function BulkBar({
  chosen,
  awaited,
}: {
  readonly chosen: SelectedProducts;
  readonly awaited: AwaitedChecks;
}) {
  const { bulk: words } = useMessages().products;
  const figure = useFigures();
  const disabledReason = useDisabledReason('catalog.edit');
  const exportRight = useRight('data.export');
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const ids = [...chosen.ids];
  const withholding = useAct(
    async (api, isWithheld: boolean) => api.call(withholdProducts, { body: { ids, isWithheld } }),
    {
      renews: ['products'],
      onDone: ({ changedCount, shownCount }, isWithheld) =>
        show({
          title: isWithheld
            ? words.withheld(figure(changedCount))
            : words.released(figure(changedCount), figure(shownCount)),
        }),
    },
  );
  const checking = useAct(async (api, _: void) => api.call(checkProductPages, { body: { ids } }), {
    renews: [],
    onDone: ({ queuedCount }) => {
      if (queuedCount > 0) awaited.awaitChecks(ids);
      show({ title: words.queued(figure(queuedCount)) });
    },
  });
  const failure = withholding.error ?? checking.error;
  return (
    <section
      aria-label={words.title}
      data-at-foot="bar"
      className="sticky bottom-(--foot,0px) z-10 border-y border-line bg-surface px-3 py-3 max-md:-mx-5 max-md:px-5"
    >
      {failure === null ? null : <Notice tone="danger" title={sentenceOf(failure)} className="mb-3" />}
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        <p role="status" className="font-semibold">
          {words.chosen(figure(ids.length))}
        </p>
        <Button size="small" variant="quiet" className="mr-auto" onClick={chosen.clear}>
          {words.clear}
        </Button>
        {disabledReason === null ? (
          <>
            <Button
              size="small"
              busy={withholding.isPending && withholding.variables}
              onClick={() => withholding.mutate(true)}
            >
              {words.withhold}
            </Button>
            <Button
              size="small"
              busy={withholding.isPending && !withholding.variables}
              onClick={() => withholding.mutate(false)}
            >
              {words.release}
            </Button>
            <Button
              size="small"
              busy={checking.isPending || awaited.isAwaiting}
              onClick={() => checking.mutate(undefined)}
            >
              {words.check}
            </Button>
          </>
        ) : (
          <p className="text-sm text-ink-muted">{disabledReason}</p>
        )}
        {exportRight === 'allowed' ? (
          <DownloadLink
            addressOf={(api) => api.addressOf(downloadProducts, { query: { ids: ids.join(',') } })}
          >
            {words.export}
          </DownloadLink>
        ) : null}
      </div>
    </section>
  );
}
