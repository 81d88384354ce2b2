import type {
  getWebSearch,
  WebSearchEngineView,
  WebSearchProblemView,
} from '@pricehunt/api-contract/admin-web-search';
import { webSearchProblems } from '@pricehunt/offer-sources';
import { changeViews } from '../../operations/admin-acts';
import type { Needs } from '../../services';
import { engineHealthId } from '../../sources/web-search';

type View = ReturnType<(typeof getWebSearch)['answers'][200]['parse']>['webSearch'];

export async function webSearchView({
  storage,
  webSearch,
  liveSettings,
  now,
}: Needs<'storage' | 'webSearch' | 'liveSettings' | 'now'>): Promise<View> {
  const day = now().toISOString().slice(0, 10);
  const health = await storage.sourceHealth.listSourceHealth();
  const calls = await storage.sourceHealth.countCallsOn(day);
  const { limits, change } = liveSettings.webSearch();
  const viewOf = await changeViews(storage, [change]);
  return {
    engines: webSearch.engines.map((engine): WebSearchEngineView => {
      const { id, name, keyName } = engine;
      const row = health.find(({ sourceId }) => sourceId === engineHealthId(id));
      const isFailing = row !== undefined && row.consecutiveFailures > 0;
      return {
        id,
        name,
        keyName,
        isReady: engine.isReady(),
        searchesToday: calls.get(engineHealthId(id)) ?? 0,
        lastAnsweredAt: row?.lastAnsweredAt ?? null,
        failure: isFailing ? { at: row.lastAt, ...readProblem(row.lastError) } : null,
      };
    }),
    limits,
    changed: viewOf(change),
    usedToday: await storage.webSearch.countDay(day),
  };
}

/** Parses a stored problem such as "quota until 2026-11-22T00:00:00.000Z". */
function readProblem(text: string | null): {
  readonly problem: WebSearchProblemView;
  readonly resetsAt: string | null;
} {
  const [, name, resetsAt = null] = /^([a-z-]+)(?: until (\S+))?$/.exec(text ?? '') ?? [];
  return { problem: webSearchProblems.find((each) => each === name) ?? 'unreachable', resetsAt };
}
