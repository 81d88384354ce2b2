import { sourcePeriods } from '@pricehunt/api-contract/admin-sources';
import type { AdminSource, SourceFigures } from '@pricehunt/api-contract/admin-sources';
import {
  DataTable,
  FigureRow,
  SegmentedChoice,
  SeriesChart,
  useDisplayLocale,
  useFigures,
  useMoments,
} from '@pricehunt/ui-kit';
import { Answered } from '../../../console/components/answered';
import { RowSkeleton } from '../../../console/components/row-skeleton';
import { Section } from '../../../console/components/section';
import { SourceTable } from '../../../console/components/source-table';
import { useMessages } from '../../../messages/use-messages';
import { useSourceFigures } from '../requests/use-source-figures';
import type { SourcePeriod } from '../requests/use-source-figures';

export function FiguresOfSources({ sources }: { readonly sources: readonly AdminSource[] }) {
  const { figures: words } = useMessages().sources;
  const { query, days, setDays } = useSourceFigures();
  return (
    <Section title={words.title} actions={<PeriodChoice days={days} onChoose={setDays} />}>
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {({ items }) => <FigureTable figures={items} sources={sources} />}
      </Answered>
    </Section>
  );
}

export function FiguresOfSource({ source }: { readonly source: AdminSource }) {
  const { figures: words } = useMessages().sources;
  const { query, days, setDays } = useSourceFigures();
  return (
    <Section title={words.title} actions={<PeriodChoice days={days} onChoose={setDays} />}>
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {({ items }) => {
          const own = items.find(({ sourceId }) => sourceId === source.id);
          return own === undefined || own.days.length === 0 ? (
            <p className="text-ink-muted">{words.none}</p>
          ) : (
            <Figures figures={own} />
          );
        }}
      </Answered>
    </Section>
  );
}

function PeriodChoice({
  days,
  onChoose,
}: {
  readonly days: SourcePeriod;
  readonly onChoose: (days: SourcePeriod) => void;
}) {
  const { figures: words } = useMessages().sources;
  return (
    <SegmentedChoice
      legend={words.period}
      choices={sourcePeriods.map((value) => ({ value, label: words.periods[value] }))}
      chosen={days}
      onChoose={onChoose}
    />
  );
}

function FigureTable({
  figures,
  sources,
}: {
  readonly figures: readonly SourceFigures[];
  readonly sources: readonly AdminSource[];
}) {
  const { figures: words } = useMessages().sources;
  const figure = useFigures();
  const active = figures
    .filter(({ requests, clicked }) => requests + clicked > 0)
    .map((each) => ({ ...each, id: each.sourceId, name: nameOf(each.sourceId, sources) }));
  if (active.length === 0) return <p className="text-ink-muted">{words.none}</p>;
  const countOf = (name: 'requests' | 'found' | 'matched' | 'clicked') => ({
    id: name,
    name: words[name],
    isFigure: true,
    isForTable: name === 'found',
    isForWide: name === 'matched',
    cell: (each: SourceFigures) => figure(each[name]).text,
  });
  return (
    <SourceTable
      caption={words.caption}
      sources={active}
      columns={[
        { id: 'failures', name: words.failures, cell: (each) => <Causes causes={each.causes} /> },
        ...[countOf('requests'), countOf('found'), countOf('matched'), countOf('clicked')],
        {
          id: 'time',
          name: words.time,
          isFigure: true,
          isForTable: true,
          cell: (each) => <Time figures={each} />,
        },
      ]}
    />
  );
}

function nameOf(sourceId: string, sources: readonly AdminSource[]): string {
  return sources.find(({ id }) => id === sourceId)?.name ?? sourceId;
}

function Figures({ figures }: { readonly figures: SourceFigures }) {
  const { figures: words } = useMessages().sources;
  const figure = useFigures();
  const { calendarDay } = useMoments();
  return (
    <>
      {figures.causes.length === 0 ? null : (
        <p className="pb-4">
          <strong className="font-semibold">{words.failures}:</strong> <Causes causes={figures.causes} />
        </p>
      )}
      <FigureRow
        label={words.title}
        figures={[
          ...(['requests', 'found', 'matched', 'clicked'] as const).map((id) => ({
            id,
            name: words[id],
            value: figure(figures[id]).text,
          })),
          ...(['p50Ms', 'p95Ms'] as const).map((id) => ({
            id,
            name: words[id],
            value: figures[id] === null ? '–' : words.milliseconds(figure(figures[id])),
          })),
        ]}
      />
      <FailureRate days={figures.days} />
      <div className="pt-5">
        <DataTable
          caption={words.daysCaption}
          rows={figures.days}
          rowKey={({ day: date }) => date}
          columns={[
            { id: 'day', name: words.day, cell: ({ day }) => calendarDay(day) },
            ...(['requests', 'found', 'matched', 'clicked', 'failed'] as const).map((id) => ({
              id,
              name: words[id],
              isFigure: true,
              cell: (each: SourceFigures['days'][number]) => figure(each[id]).text,
            })),
          ]}
        />
      </div>
    </>
  );
}

/** Days without requests are left out. */
function FailureRate({ days }: Pick<SourceFigures, 'days'>) {
  const { sources: words } = useMessages();
  const locale = useDisplayLocale();
  const write = (rate: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(rate / 100);
  const nameOf = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const points = days
    .filter(({ requests }) => requests > 0)
    .toReversed()
    .map(({ day, failed, requests }) => ({
      key: day,
      name: nameOf.format(new Date(`${day}T00:00:00Z`)),
      value: (failed / requests) * 100,
      before: null,
    }));
  if (points.length < 2) return null;
  return (
    <div className="pt-6">
      <SeriesChart
        label={words.failureRate}
        points={points}
        write={write}
        intervalName={words.figures.day}
        names={{ now: words.failureRateName, before: '' }}
      />
    </div>
  );
}

function Causes({ causes }: Pick<SourceFigures, 'causes'>) {
  const { figures: words } = useMessages().sources;
  const figure = useFigures();
  if (causes.length === 0) return <span className="text-ink-muted">{words.noFailures}</span>;
  return (
    <span className="text-danger">
      {causes.map(({ cause, count }) => words.causeCount(words.causes[cause], figure(count))).join(', ')}
    </span>
  );
}

function Time({ figures: { p50Ms, p95Ms } }: { readonly figures: SourceFigures }) {
  const { figures: words } = useMessages().sources;
  const figure = useFigures();
  return p50Ms === null || p95Ms === null ? '–' : words.times(figure(p50Ms), figure(p95Ms));
}
