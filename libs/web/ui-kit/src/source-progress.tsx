import { cva } from 'class-variance-authority';
import { Disclosure } from './disclosure';
import { useFigures } from './figure';
import type { Figure } from './figure';
import type { KitMessages } from './messages/english';
import { useKitMessages } from './messages/use-kit-messages';

export interface SourceStatus {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'searching' | 'found' | 'nothing' | 'failed' | 'timed-out' | 'skipped';
  readonly found: number;
}

export interface SourceProgressProps {
  readonly sources: readonly SourceStatus[];
  /** True when no more results will come: the line disappears and the summary stays at the same height. */
  readonly settled: boolean;
}

/** The progress of a search: a segment per source, how many responded, and each one's status on request. */
export function SourceProgress({ sources, settled }: SourceProgressProps) {
  const answered = sources.filter(hasAnswered).length;
  const asking = sources.find((source) => source.state === 'searching');
  const { sources: words } = useKitMessages();
  const figure = useFigures();
  const sentence = settled
    ? words.answered(figure(answered))
    : words.answeredOf(figure(answered), figure(sources.length));
  return (
    <div className="border-b border-line pb-3 text-sm text-ink-muted">
      <div className="relative flex min-h-6 items-center gap-4">
        <span role="status" className="tabular">
          {sources.length === 0 ? (settled ? words.noneSearched : words.asking) : sentence}
        </span>
        <Line sources={sources} answered={answered} settled={settled} />
        <span
          className={`hidden max-w-50 truncate transition-opacity sm:block ${settled ? 'opacity-0' : ''}`}
          aria-hidden="true"
        >
          {asking === undefined ? '' : words.askingOne(asking.name)}
        </span>
      </div>
      {sources.length === 0 ? (
        <div className="mt-1 min-h-6" />
      ) : (
        <Disclosure summary={settled ? settledSummary(sources, words, figure) : words.each} className="mt-1">
          <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
            {sources.map((source) => (
              <li key={source.id} className="flex items-center gap-2.5 py-1">
                <span aria-hidden="true" className={dot({ state: source.state })} />
                <span className="min-w-0 grow truncate text-ink">{source.name}</span>
                <span className="tabular">{standingInWords(source, words.standing, figure)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

interface LineProps extends SourceProgressProps {
  readonly answered: number;
}

function Line({ sources, answered, settled }: LineProps) {
  const { sources: words } = useKitMessages();
  return (
    <span
      role="progressbar"
      aria-label={words.progress}
      aria-valuemin={0}
      aria-valuemax={sources.length}
      aria-valuenow={answered}
      className={`flex min-w-20 grow gap-0.5 transition-opacity ${settled ? 'opacity-0' : ''}`}
    >
      {sources.map((source) => (
        <span key={source.id} data-forced-border className={piece({ state: source.state })} />
      ))}
    </span>
  );
}

const piece = /* @__PURE__ */ cva('h-0.75 grow rounded-full transition-[background-color]', {
  variants: {
    state: {
      waiting: 'bg-line',
      searching: 'animate-breathe bg-accent/50',
      found: 'bg-accent',
      nothing: 'bg-line-strong',
      failed: 'bg-warn',
      'timed-out': 'bg-warn',
      skipped: 'bg-line-strong',
    },
  },
});

const dot = /* @__PURE__ */ cva('size-2 flex-none rounded-full', {
  variants: {
    state: {
      waiting: 'border border-line-strong',
      searching: 'animate-breathe bg-accent/50',
      found: 'bg-accent',
      nothing: 'bg-line-strong',
      failed: 'bg-warn',
      'timed-out': 'bg-warn',
      skipped: 'border border-line-strong',
    },
  },
});

function hasAnswered({ state }: SourceStatus): boolean {
  return state === 'found' || state === 'nothing';
}

function standingInWords(
  { state, found }: SourceStatus,
  standing: KitMessages['sources']['standing'],
  figure: (value: number) => Figure,
): string {
  return state === 'found' ? standing.found(figure(found)) : standing[state];
}

function settledSummary(
  sources: readonly SourceStatus[],
  words: KitMessages['sources'],
  figure: (value: number) => Figure,
): string {
  const offers = figure(sources.reduce((sum, source) => sum + source.found, 0));
  const silent = sources.filter(({ state }) => state === 'failed' || state === 'timed-out').length;
  return silent === 0 ? words.found(offers) : words.foundWithSilent(offers, figure(silent));
}
