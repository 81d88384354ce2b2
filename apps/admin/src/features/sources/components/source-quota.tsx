import { changeAdminSource } from '@pricehunt/api-contract/admin-sources';
import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { TextField, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { MutationForm } from '../../../console/components/mutation-form';
import { Facts } from '../../../console/components/facts';
import { useAct } from '../../../console/console-queries';

export function SourceQuota({ source }: { readonly source: AdminSource }) {
  const { console: shared, sources: words } = useMessages();
  const { usedToday, callsPerDayMax } = source.quota;
  const figure = useFigures();
  const { show } = useToast();
  const [typed, setTyped] = useState(callsPerDayMax === null ? '' : String(callsPerDayMax));
  const [isBad, setIsBad] = useState(false);
  const saving = useAct(
    (api, limit: number | null) =>
      api.call(changeAdminSource, { params: { sourceId: source.id }, body: { callsPerDayMax: limit } }),
    ['sources'],
    () => show({ title: shared.saved, tone: 'good' }),
  );
  return (
    <MutationForm
      label={words.quotaTitle}
      mutation={saving}
      submit={shared.save}
      className="max-w-100"
      onSubmit={() => {
        const text = typed.trim();
        const fits = /^\d{0,8}$/.test(text) && Number(text) <= 10_000_000;
        setIsBad(!fits);
        if (fits) saving.mutate(text === '' ? null : Number(text));
      }}
    >
      <p className="text-sm text-ink-muted">
        {words.today}: <span className="tabular font-semibold text-ink">{figure(usedToday).text}</span>
      </p>
      <PlatformQuota quota={source.quota} />
      <TextField
        label={words.limit}
        hint={words.limitHint}
        inputMode="numeric"
        value={typed}
        error={isBad ? words.limitBad : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </MutationForm>
  );
}

function PlatformQuota({ quota: { documentedPerDay, told } }: Pick<AdminSource, 'quota'>) {
  const { sourceKeys: words } = useMessages();
  const figure = useFigures();
  const { exactMoment } = useMoments();
  const { limit = null, remaining = null, endsAt = null } = told ?? {};
  const facts = [
    ...(documentedPerDay === null
      ? []
      : [{ name: words.documented, value: words.perDay(figure(documentedPerDay).text) }]),
    ...(remaining === null
      ? []
      : [
          {
            name: words.remaining,
            value:
              limit === null
                ? figure(remaining).text
                : words.remainingOf(figure(remaining).text, figure(limit).text),
          },
        ]),
    ...(endsAt === null ? [] : [{ name: words.resetsAt, value: exactMoment(endsAt) }]),
  ];
  return facts.length === 0 ? null : <Facts facts={facts} />;
}
