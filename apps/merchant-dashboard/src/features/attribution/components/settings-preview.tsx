import { daysWithin } from '@pricehunt/order-attribution';
import { Button, DataTable, useFigures } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { useOriginWords } from '../../../words/use-origin-words';
import { useMoneyWords } from '../../../traffic/use-money-words';
import { measureOf } from '../attribution-figures';
import type { AttributionMeasure } from '../attribution-figures';
import type { AttributionPreview } from '../requests/attribution-queries';
import { useOrderParts } from '../use-order-parts';
import { Difference } from './difference';

export interface SettingsPreviewProps {
  readonly preview: AttributionPreview;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** The effect of new settings on recent orders, compared with the saved ones, and the save button. */
export function SettingsPreview({ preview, isSaving, onSave }: SettingsPreviewProps) {
  const { settings: words } = useMessages().attribution;
  const figure = useFigures();
  const { now, then, rows } = preview;
  const currency =
    [...then.credited, ...now.credited, ...then.commission, ...now.commission][0]?.currency ?? 'EUR';
  const changed = rows.filter(
    (row) =>
      measureOf('credited', row.now, currency) !== measureOf('credited', row.then, currency) ||
      measureOf('commission', row.now, currency) !== measureOf('commission', row.then, currency),
  );
  return (
    <section aria-labelledby="preview" className="border-t border-line pt-6">
      <h2 id="preview" className="mb-4 text-xl">
        {words.previewTitle(figure(daysWithin(preview)))}
      </h2>
      <Totals now={now} then={then} currency={currency} />
      <h3 className="mt-6 mb-2 font-sans text-base font-semibold">{words.previewRows}</h3>
      {changed.length === 0 ? (
        <p className="text-ink-muted">{words.noChange}</p>
      ) : (
        <ChangedRows rows={changed} currency={currency} />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button variant="primary" busy={isSaving} onClick={onSave}>
          {words.save}
        </Button>
        <p className="min-w-0 grow basis-60 text-sm text-ink-muted">{words.takesEffect}</p>
      </div>
    </section>
  );
}

type Compared = Pick<AttributionPreview, 'now' | 'then'> & { readonly currency: string };

const measures: readonly AttributionMeasure[] = ['orders', 'credited', 'commission'];

function Totals({ now, then, currency }: Compared) {
  const { attribution } = useMessages();
  const { settings: words } = attribution;
  const { written } = useMoneyWords();
  const count = useOrderParts();
  const write = (measure: AttributionMeasure, value: number) =>
    measure === 'orders' ? count(value) : written({ amountMinor: value, currency });
  const columns: readonly DataColumn<AttributionMeasure>[] = [
    { id: 'measure', name: attribution.measure, cell: (measure) => attribution.measures[measure] },
    {
      id: 'now',
      name: words.previewNow,
      isFigure: true,
      cell: (measure) => write(measure, measureOf(measure, now, currency)),
    },
    {
      id: 'then',
      name: words.previewThen,
      isFigure: true,
      cell: (measure) => (
        <b className="font-semibold">{write(measure, measureOf(measure, then, currency))}</b>
      ),
    },
  ];
  return (
    <DataTable
      caption={attribution.settings.preview}
      columns={columns}
      rows={measures}
      rowKey={(measure) => measure}
    />
  );
}

type Row = AttributionPreview['rows'][number];

function ChangedRows({ rows, currency }: { readonly rows: readonly Row[]; readonly currency: string }) {
  const { attribution: words } = useMessages();
  const { written } = useMoneyWords();
  const { sourceName } = useOriginWords();
  const difference = (measure: 'credited' | 'commission', row: Row) =>
    measureOf(measure, row.then, currency) - measureOf(measure, row.now, currency);
  const columns: readonly DataColumn<Row>[] = [
    { id: 'label', name: words.dimensions.source, cell: ({ label }) => sourceName(label) },
    ...(['credited', 'commission'] as const).map((measure): DataColumn<Row> => ({
      id: measure,
      name: words.measures[measure],
      isFigure: true,
      cell: (row) => (
        <>
          {written({ amountMinor: measureOf(measure, row.then, currency), currency })}{' '}
          <span className="ml-1 inline-block @xl:ml-0 @xl:block">
            <Difference measure={measure} value={difference(measure, row)} currency={currency} />
          </span>
        </>
      ),
    })),
  ];
  return (
    <DataTable caption={words.settings.previewRows} columns={columns} rows={rows} rowKey={({ key }) => key} />
  );
}
