import type { FeedTrial as Trial } from '@pricehunt/api-contract/operator-feeds';
import { Amount, Button, Chip, DataTable, Notice, useFigures } from '@pricehunt/ui-kit';
import { Section } from '../../../console/components/section';
import { useMessages } from '../../../messages/use-messages';
import { shopLine, shopsOf } from '../feed-draft';
import type { FeedDraft } from '../feed-draft';
import { ColumnUses } from './column-uses';

export interface FeedTrialProps {
  readonly trial: Trial;
  readonly columnMapping: FeedDraft['columnMapping'];
  readonly shops: FeedDraft['shops'];
  readonly onShops: (shops: FeedDraft['shops']) => void;
  readonly onMap: (columnMapping: FeedDraft['columnMapping']) => void;
}

export function FeedTrial({ trial, columnMapping, shops, onShops, onMap }: FeedTrialProps) {
  const { operatorFeeds: words } = useMessages();
  const figure = useFigures();
  const chosen = new Set(shopsOf(shops).map(shopLine));
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
      {trial.shops.length === 0 ? null : (
        <div className="pb-4">
          <p className="pb-3">{words.trialShopsLead}</p>
          <DataTable
            caption={words.trialShops}
            rows={trial.shops}
            rowKey={shopLine}
            columns={[
              { id: 'shop', name: words.shop, cell: ({ domain }) => domain },
              { id: 'advertiser', name: words.advertiserId, cell: ({ advertiserId }) => advertiserId ?? '–' },
              {
                id: 'rows',
                name: words.rows,
                isFigure: true,
                cell: ({ rowCount }) => figure(rowCount).text,
              },
              {
                id: 'add',
                name: '',
                cell: (shop) =>
                  chosen.has(shopLine(shop)) ? (
                    <Chip tone="good">{words.chosen}</Chip>
                  ) : (
                    <Button
                      aria-label={words.chooseSpoken(shop.domain)}
                      onClick={() => onShops(`${shops.trimEnd()}\n${shopLine(shop)}`.trim())}
                    >
                      {words.choose}
                    </Button>
                  ),
              },
            ]}
          />
        </div>
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
        <div className="pt-4">
          <ColumnUses columns={trial.columns} mapping={columnMapping} onMap={onMap} />
        </div>
      )}
    </Section>
  );
}
