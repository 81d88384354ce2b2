import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { DataTable, FigureRow, useDisplayLocale, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { ChangedBy } from '../../../console/components/changed-by';
import { Facts } from '../../../console/components/facts';
import { Section } from '../../../console/components/section';
import { useFailureWords } from '../../../console/use-failure-words';
import { FiguresOfSource } from './source-figures';
import { SourceKeys } from './source-keys';
import { SourceQuota } from './source-quota';

export function SourceRoom({ source }: { readonly source: AdminSource }) {
  const { sources: words } = useMessages();
  return (
    <>
      <Section title={words.healthTitle}>
        <Health source={source} />
      </Section>
      <FiguresOfSource source={source} />
      <Section title={words.keysTitle}>
        <SourceKeys source={source} />
      </Section>
      <div className="grid gap-x-10 lg:grid-cols-2">
        <Section title={words.quotaTitle}>
          <SourceQuota key={source.quota.callsPerDayMax} source={source} />
        </Section>
        <Section title={words.retentionTitle}>
          <Retention retention={source.retention} />
        </Section>
      </div>
      <Section title={words.errorsTitle}>
        <Errors errors={source.recentErrors} />
      </Section>
    </>
  );
}

function Health({ source: { health, changed } }: { readonly source: AdminSource }) {
  const { console: shared, retailers, sources: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  return (
    <>
      {health === null ? (
        <p className="pb-3 text-ink-muted">{words.noRequests}</p>
      ) : (
        <FigureRow
          label={words.healthTitle}
          figures={[
            { id: 'found', name: words.found, value: figure(health.foundCount).text },
            { id: 'nothing', name: words.nothing, value: figure(health.nothingCount).text },
            {
              id: 'failed',
              name: words.failed,
              value: figure(health.failedCount).text,
              ...(health.consecutiveFailures === 0
                ? {}
                : { note: words.inARow(figure(health.consecutiveFailures)) }),
            },
            { id: 'timed-out', name: words.timedOut, value: figure(health.timedOutCount).text },
          ]}
        />
      )}
      <div className="pt-4">
        <Facts
          facts={[
            { name: words.lastRequest, value: health === null ? shared.never : moment(health.lastAt) },
            {
              name: words.lastAnswered,
              value:
                health === null || health.lastAnsweredAt === null
                  ? shared.never
                  : moment(health.lastAnsweredAt),
            },
            { name: retailers.changed, value: <ChangedBy changed={changed} /> },
          ]}
        />
      </div>
    </>
  );
}

function Retention({ retention }: Pick<AdminSource, 'retention'>) {
  const { console: shared, sources: words } = useMessages();
  const locale = useDisplayLocale();
  const { historyAllowed, ageMsMax, mustShowTimestamp, disclaimer } = retention;
  return (
    <Facts
      facts={[
        { name: words.history, value: historyAllowed ? words.allowed : words.forbidden },
        { name: words.ageMax, value: ageMsMax === null ? words.withoutEnd : durationOf(ageMsMax, locale) },
        { name: words.timestamp, value: mustShowTimestamp ? words.mustShow : words.needNotShow },
        { name: words.disclaimer, value: disclaimer ?? shared.none },
      ]}
    />
  );
}

function durationOf(milliseconds: number, locale: string): string {
  const hours = milliseconds / 3_600_000;
  const [value, unit] = hours < 48 ? [hours, 'hour'] : [hours / 24, 'day'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value);
}

function Errors({ errors }: { readonly errors: AdminSource['recentErrors'] }) {
  const { sources: words } = useMessages();
  const { exactMoment } = useMoments();
  const causeOf = useFailureWords();
  if (errors.length === 0) return <p className="text-ink-muted">{words.noErrors}</p>;
  return (
    <DataTable
      caption={words.errorsCaption}
      rows={errors}
      rowKey={({ at }) => at}
      columns={[
        {
          id: 'message',
          name: words.message,
          cell: (failure) => (
            <>
              {causeOf(failure)}
              {failure.cause === null || failure.error === null ? null : (
                <span className="block text-ink-muted wrap-anywhere">{failure.error}</span>
              )}
            </>
          ),
        },
        { id: 'when', name: words.when, isFigure: true, cell: ({ at }) => exactMoment(at) },
      ]}
    />
  );
}
