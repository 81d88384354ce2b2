import { changeTrackingBudget } from '@pricehunt/api-contract';
import type { TrackingToday } from '@pricehunt/api-contract';
import { TextField, useFigures } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { ActButton } from '../../../console/components/act-button';
import { ChangedBy } from '../../../console/components/changed-by';
import { Section } from '../../../console/components/section';
import { useMessages } from '../../../messages/use-messages';

const requestsMax = 1_000_000;

export function TrackingBudget({
  today: { requests, offers, hosts, budget },
}: {
  readonly today: TrackingToday;
}) {
  const { console: shared, tracking: words } = useMessages();
  const figure = useFigures();
  const [perHost, setPerHost] = useState('');
  const [inAll, setInAll] = useState('');
  const [isBad, setIsBad] = useState(false);
  const fits = [perHost, inAll].every((text) => /^\d{1,7}$/.test(text.trim()) && Number(text) <= requestsMax);
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
          onOpen={() => {
            setPerHost(String(budget.perHost));
            setInAll(String(budget.inAll));
            setIsBad(false);
          }}
          fields={
            <>
              <TextField
                label={words.perHost}
                inputMode="numeric"
                value={perHost}
                onChange={({ target }) => setPerHost(target.value)}
              />
              <TextField
                label={words.inAll}
                inputMode="numeric"
                value={inAll}
                error={isBad ? words.budgetBad : undefined}
                onChange={({ target }) => setInAll(target.value)}
              />
            </>
          }
          isReady={() => {
            setIsBad(!fits);
            return fits;
          }}
          act={(api, reason) =>
            api.call(changeTrackingBudget, {
              body: { perHost: Number(perHost), inAll: Number(inAll), reason },
            })
          }
          renews={['tracking']}
          done={words.budgetChanged}
        />
      }
    >
      <p className="font-semibold">{words.budgetUsed(figure(requests), figure(budget.inAll))}</p>
      <p className="text-ink-muted">{words.budgetOf(figure(offers), figure(hosts))}</p>
      {budget.changed === null ? null : <ChangedBy changed={budget.changed} />}
    </Section>
  );
}
