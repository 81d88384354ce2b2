import type { FeedTrial as Trial } from '@pricehunt/api-contract';
import { Amount, Chip, DataTable, Notice, useFigures } from '@pricehunt/ui-kit';
import { Section } from '../../../console/components/section';
import { useMessages } from '../../../messages/use-messages';
import type { FeedDraft } from '../feed-draft';
import { ColumnUses } from './column-uses';

/** What FeedTrial takes. */
export interface FeedTrialProps {
  readonly trial: Trial;
  readonly columnMapping: FeedDraft['columnMapping'];
  readonly onMap: (columnMapping: FeedDraft['columnMapping']) => void;
}

/** What the beginning of a file brings: its first products, what was refused and why, and its columns. */
export function FeedTrial({ trial, columnMapping, onMap }: FeedTrialProps) {
  const { operatorFeeds: words } = useMessages();
  const figure = useFigures();
  return (
    <Section title={words.trialTitle}>
      {trial.failure === null ? (
        <p className="pb-3">{words.trialRows(figure(trial.rowCount), figure(trial.refusedCount))}</p>
      ) : (
        <Notice tone="warn" title={words.trialFailed}>
          {trial.failure}
        </Notice>
      )}
      {trial.issues.length === 0 ? null : (
        <ul className="grid list-disc gap-1 pb-4 pl-5">
          {trial.issues.map(({ code, sentence, hint }) => (
            <li key={code}>
              {sentence} <span className="text-ink-muted">{hint}</span>
            </li>
          ))}
        </ul>
      )}
      {trial.items.length === 0 ? null : (
        <DataTable
          caption={words.trialCaption}
          rows={trial.items.map((item, place) => ({ ...item, place }))}
          rowKey={({ place }) => String(place)}
          columns={[
            { id: 'product', name: words.product, cell: ({ title }) => title },
            { id: 'shop', name: words.shop, cell: ({ shop }) => shop },
            { id: 'price', name: words.price, isFigure: true, cell: ({ price }) => <Amount money={price} /> },
            { id: 'gtin', name: words.gtin, cell: ({ gtin }) => gtin ?? words.noGtin },
            {
              id: 'link',
              name: words.link,
              cell: ({ isTracked }) => (
                <Chip tone={isTracked ? 'good' : 'neutral'}>{isTracked ? words.tracked : words.plain}</Chip>
              ),
            },
          ]}
        />
      )}
      {trial.columns.length === 0 ? null : (
        <ColumnUses columns={trial.columns} mapping={columnMapping} onMap={onMap} />
      )}
    </Section>
  );
}
