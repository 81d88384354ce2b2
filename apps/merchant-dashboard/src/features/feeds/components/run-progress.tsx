import type { FeedImport } from '@pricehunt/api-contract/feeds';
import { useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

export function RunProgress({ run }: { readonly run: FeedImport }) {
  const { run: words } = useMessages().feeds;
  const figure = useFigures();
  const { state, rowsRead, preview, applied } = run;
  if (state !== 'queued' && state !== 'reading' && state !== 'applying') return null;
  const done =
    state === 'applying' ? applied.createdCount + applied.updatedCount + applied.unchangedCount : rowsRead;
  const all = state === 'applying' ? (preview?.rowCount ?? null) : null;
  return (
    <div role="status" className="grid max-w-150 gap-2 pb-8">
      <p className="font-semibold">{words.steps[state]}</p>
      <progress
        aria-label={words.steps[state]}
        className="h-1.5 w-full accent-accent"
        {...(all === null || all === 0 ? {} : { value: Math.min(done, all), max: all })}
      />
      <p className="text-sm text-ink-muted">
        {done === 0
          ? null
          : all === null
            ? words.progress(figure(done))
            : words.progressOf(figure(done), figure(all))}{' '}
        {words.stepSentence}
      </p>
    </div>
  );
}
