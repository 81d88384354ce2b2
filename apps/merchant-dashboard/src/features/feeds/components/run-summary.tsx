import type { Feed, FeedImport } from '@pricehunt/api-contract/feeds';
import { FigureRow, Notice, useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { ProblemWords } from '../../../page-parts/problem-words';
import { byteSize } from '../byte-size';
import { RunDecision } from './run-decision';
import { RunProgress } from './run-progress';

type Preview = NonNullable<FeedImport['preview']>;

export interface RunSummaryProps {
  readonly run: FeedImport;
  /** Null until it is read. */
  readonly feed: Feed | null;
}

export function RunSummary({ run, feed }: RunSummaryProps) {
  const { run: words } = useMessages().feeds;
  const { preview, state } = run;
  switch (state) {
    case 'queued':
    case 'reading':
      return <RunProgress run={run} />;
    case 'applying':
      return (
        <>
          <RunProgress run={run} />
          {preview === null ? null : <PreviewFigures preview={preview} title={words.previewTitle} />}
        </>
      );
    case 'awaiting-confirmation':
      return (
        <>
          {preview === null ? null : <PreviewFigures preview={preview} title={words.previewTitle} />}
          <RunDecision key={run.id} run={run} feed={feed} />
        </>
      );
    case 'applied':
      return (
        <>
          {run.removalHeldBack === null ? null : (
            <Notice tone="warn" title={words.held} className="mb-5">
              {words.heldSentence}
            </Notice>
          )}
          {preview === null ? null : (
            <PreviewFigures preview={{ ...preview, ...run.applied }} title={words.appliedTitle} />
          )}
        </>
      );
    case 'unchanged':
      return <p className="pb-6 text-ink-muted">{words.unchangedSentence}</p>;
    case 'cancelled':
      return <p className="pb-6 text-ink-muted">{words.cancelledSentence}</p>;
    case 'failed':
      return (
        <Notice tone="danger" title={words.failed} className="mb-6">
          {run.failure === null ? null : (
            <p>
              <ProblemWords reasons={run.failureReasons} sentence={run.failure} />
            </p>
          )}
          {preview === null ? null : <p>{words.failedHint}</p>}
        </Notice>
      );
  }
}

function PreviewFigures({ preview, title }: { readonly preview: Preview; readonly title: string }) {
  const { run: words } = useMessages().feeds;
  const figure = useFigures();
  const locale = useDisplayLocale();
  const text = (count: number) => figure(count).text;
  const { createdCount, updatedCount, unchangedCount, removedCount, rejectedCount, rowCount } = preview;
  return (
    <section aria-label={title} className="pb-6">
      <h2 className="mb-3 text-xl">{title}</h2>
      <FigureRow
        label={title}
        figures={[
          { id: 'created', name: words.created, value: text(createdCount) },
          { id: 'updated', name: words.updated, value: text(updatedCount) },
          { id: 'unchanged', name: words.unchanged, value: text(unchangedCount) },
          {
            id: 'removed',
            name: words.removed,
            value: text(removedCount),
            note: removedCount === 0 ? undefined : words.removedNote,
          },
          {
            id: 'rejected',
            name: words.rejected,
            value: text(rejectedCount),
            note: words.rows(figure(rowCount)),
          },
        ]}
      />
      {preview.format === null ? null : (
        <p className="mt-2 text-sm text-ink-muted">
          {words.size(
            words.formats.get(preview.format) ?? preview.format,
            byteSize(preview.byteCount, locale),
          )}
        </p>
      )}
      {preview.isComplete ? null : (
        <Notice tone="warn" title={words.incomplete} className="mt-4">
          {words.incompleteSentence}
        </Notice>
      )}
    </section>
  );
}
