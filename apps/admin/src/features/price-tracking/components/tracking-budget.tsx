import { changeTrackingBudget, trackingBudgetBounds } from '@pricehunt/api-contract/admin-tracking';
import type { TrackingToday } from '@pricehunt/api-contract/admin-tracking';
import { useFigures } from '@pricehunt/ui-kit';
import { ActButton } from '../../../console/components/act-button';
import { ChangedBy } from '../../../console/components/changed-by';
import { Section } from '../../../console/components/section';
import { useLimits } from '../../../console/use-limits';
import { useMessages } from '../../../messages/use-messages';

export function TrackingBudget({
  today: {
    requests,
    offers,
    hosts,
    budget: { changed, ...limits },
  },
}: {
  readonly today: TrackingToday;
}) {
  const { console: shared, tracking: words } = useMessages();
  const figure = useFigures();
  const { fields, check, numbers, reset } = useLimits({
    limits,
    bounds: trackingBudgetBounds,
    labels: words.limits,
  });
  return (
    <Section
      title={words.budgetTitle}
      actions={
        <ActButton
          label={words.changeBudget}
          title={words.changeBudgetTitle}
          sentence={words.changeBudgetSentence}
          submit={shared.save}
          reason="required"
          onOpen={reset}
          fields={fields}
          isReady={check}
          act={(api, reason) => api.call(changeTrackingBudget, { body: { ...numbers(), reason } })}
          renews={['tracking']}
          done={words.budgetChanged}
        />
      }
    >
      <p className="font-semibold">{words.budgetUsed(figure(requests), figure(limits.inAll))}</p>
      <p className="text-ink-muted">{words.budgetOf(figure(offers), figure(hosts))}</p>
      {changed === null ? null : <ChangedBy changed={changed} />}
    </Section>
  );
}
