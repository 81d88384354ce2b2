import type { WebSearchTrial } from '@pricehunt/api-contract/admin-web-search';
import { WebSearchFailure, judgeResults } from '@pricehunt/offer-sources';
import type { WebSearchEngine } from '@pricehunt/offer-sources';
import type { Needs } from '../../services';
import { resetOf } from '../../sources/web-search';

const trialMs = 15_000;
const resultsMax = 20;

/** Reads no page, only marks the results that a comparison would read. */
export async function tryEngine(
  { webSearch, now }: Needs<'webSearch' | 'now'>,
  engineId: WebSearchEngine,
  text: string,
): Promise<WebSearchTrial> {
  const failed = (
    problem: Extract<WebSearchTrial, { readonly kind: 'failed' }>['problem'],
    more: { readonly resetsAt?: string | null; readonly detail?: string } = {},
  ): WebSearchTrial => ({
    kind: 'failed',
    problem,
    resetsAt: more.resetsAt ?? null,
    detail: more.detail ?? null,
  });
  const engine = webSearch.engines.find(({ id }) => id === engineId);
  if (engine === undefined || !engine.isReady()) return failed('refused');
  if (!(await webSearch.takeSearch())) return failed('day-used-up');
  const signal = AbortSignal.timeout(trialMs);
  const startedAtMs = now().getTime();
  const durationMs = () => now().getTime() - startedAtMs;
  try {
    const { results, unresponsive, quota } = await engine.search({ text, country: null }, signal);
    const outcome = results.length > 0 ? 'found' : 'nothing';
    await webSearch.noteEngine({ engine, outcome, durationMs: durationMs() });
    const judged = judgeResults(results, { ...(await webSearch.rules()), pasted: null });
    return {
      kind: 'answered',
      results: judged.slice(0, resultsMax).map(({ link, title, leftOut }) => ({ link, title, leftOut })),
      unresponsive: [...unresponsive],
      quota:
        quota === null
          ? null
          : {
              left: quota.left,
              resetsAt:
                quota.resetsInMs === null ? null : new Date(now().getTime() + quota.resetsInMs).toISOString(),
            },
    };
  } catch (failure) {
    await webSearch.noteEngine({ engine, outcome: 'failed', durationMs: durationMs(), failure });
    if (signal.aborted) return failed('timed-out');
    if (!(failure instanceof WebSearchFailure)) throw failure;
    return failed(failure.problem, { resetsAt: resetOf(failure, now()), detail: failure.message });
  }
}
