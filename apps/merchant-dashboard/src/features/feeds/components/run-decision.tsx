import { cancelFeedImport, changeFeed, confirmFeedImport } from '@pricehunt/api-contract/feeds';
import type { Feed, FeedImport } from '@pricehunt/api-contract/feeds';
import { Button, ButtonLink, CheckboxField, Notice, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useAct } from '../../../business/use-act';
import { useDisabledReason } from '../../../business/use-disabled-reason';

export interface RunDecisionProps {
  readonly run: FeedImport;
  /** Null until it is read. */
  readonly feed: Feed | null;
}

/** The decision an import waits for: apply, remove many products, or verify a domain first; or discard it. */
export function RunDecision({ run, feed }: RunDecisionProps) {
  const { feeds } = useMessages();
  const { run: words } = feeds;
  const figure = useFigures();
  const disabledReason = useDisabledReason('feeds.edit');
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const [appliesFurther, setAppliesFurther] = useState(true);
  const params = { feedId: run.feedId, importId: run.id };
  const asksForFurther = feed !== null && feed.link !== null && !feed.isAutoConfirmed;
  const confirm = useAct(
    async (api, isRemovalConfirmed: boolean) => {
      if (asksForFurther && appliesFurther) {
        await api.call(changeFeed, { params: { feedId: run.feedId }, body: { isAutoConfirmed: true } });
      }
      return api.call(confirmFeedImport, { params, body: { isRemovalConfirmed } });
    },
    { renews: ['feeds', 'products'] },
  );
  const cancel = useAct(async (api, _: void) => api.call(cancelFeedImport, { params }), {
    renews: ['feeds'],
    onDone: () => show({ title: words.cancelled }),
  });
  if (disabledReason !== null) return <p className="pb-8 text-ink-muted">{disabledReason}</p>;
  const error = confirm.error ?? cancel.error;
  const removedCount = figure(run.preview?.removedCount ?? 0);
  const isBusy = confirm.isPending || cancel.isPending;
  const apply = (label: string, isRemovalConfirmed: boolean, variant: 'primary' | 'plain' | 'danger') => (
    <Button
      variant={variant}
      busy={confirm.isPending && confirm.variables === isRemovalConfirmed}
      aria-disabled={isBusy || undefined}
      onClick={() => (isBusy ? undefined : confirm.mutate(isRemovalConfirmed))}
    >
      {label}
    </Button>
  );
  const drop = (
    <Button
      variant="quiet"
      busy={cancel.isPending}
      onClick={() => (isBusy ? undefined : cancel.mutate(undefined))}
    >
      {words.cancel}
    </Button>
  );
  const further = asksForFurther ? (
    <CheckboxField
      label={feeds.form.autoConfirm}
      checked={appliesFurther}
      onChange={({ target }) => setAppliesFurther(target.checked)}
    />
  ) : null;
  return (
    <div className="grid justify-items-start gap-4 pb-8">
      {error === null ? null : <Notice tone="danger" title={sentenceOf(error)} />}
      {run.waitsFor === 'removal-confirmation' ? (
        <>
          <Notice tone="warn" title={words.guard} className="max-w-190">
            {words.guardSentence(removedCount, figure(feed?.itemCount ?? run.preview?.removedCount ?? 0))}
          </Notice>
          <Actions>
            {apply(words.guardApply, false, 'primary')}
            {apply(words.guardRemove(removedCount), true, 'danger')}
            {drop}
          </Actions>
        </>
      ) : run.waitsFor === 'verified-domain' ? (
        <>
          <Notice tone="warn" title={words.domain} className="max-w-190">
            {words.domainSentence}
          </Notice>
          <Actions>
            <ButtonLink to={`${routePaths.integrate}?step=domain`} variant="primary">
              {words.domainAction}
            </ButtonLink>
            {apply(words.domainRetry, false, 'plain')}
            {drop}
          </Actions>
        </>
      ) : (
        <>
          {further}
          <Actions>
            {apply(words.confirm, false, 'primary')}
            {drop}
          </Actions>
        </>
      )}
    </div>
  );
}

function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>;
}
