import { ApiError } from '@pricehunt/api-client';
import type { Schema } from '@pricehunt/api-contract';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useIsOnline } from '../browser/use-is-online';
import { whenAtRest } from '../browser/use-rest';
import { savePage, readSavedPage, removeSavedPage } from './saved-pages';

/** The public responses that make up a page. Nothing else is stored. */
export interface PageAnswers {
  readonly path: string;
  /** The second part of the keys of this page's queries. */
  readonly ids: readonly string[];
  /** The schema of each response, by the first part of its query's key. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

export interface SavedPage {
  /** When its oldest response arrived (ISO 8601). */
  readonly asOf: string;
  readonly retry: () => void;
}

/** Restores a stored page when the API is unreachable; null while it is current. Pass the same `page` each render. */
export function useSavedPage(page: PageAnswers, isWhole: boolean): SavedPage | null {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const { standing, asOfMs } = useStanding(queryClient, page);
  const retry = useCallback(() => {
    void queryClient.refetchQueries(queriesOf(page), { cancelRefetch: false });
  }, [queryClient, page]);
  const isLacking = standing === 'lost' || (standing === 'coming' && !isOnline);
  useEffect(() => {
    if (isLacking) void restorePage(queryClient, page);
  }, [isLacking, queryClient, page]);
  const isUpToDate = isWhole && isOnline && standing === 'whole';
  useEffect(() => {
    if (!isUpToDate) return;
    const answers = answersOf(queryClient, page);
    // Cancelling it would lose the page when the person quickly moves on.
    whenAtRest(() => void savePage(page.path, { answers }));
  }, [isUpToDate, asOfMs, queryClient, page]);
  const isCutOff = standing === 'lost' || standing === 'old';
  useEffect(() => {
    if (!isCutOff) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isCutOff, retry]);
  if ((!isCutOff && isOnline) || asOfMs === null) return null;
  return { asOf: new Date(asOfMs).toISOString(), retry };
}

/** `lost`: a response is missing and the API unreachable. `old`: some couldn't be renewed. `coming`: loading. */
type Standing = 'lost' | 'old' | 'coming' | 'whole';

function useStanding(queryClient: QueryClient, page: PageAnswers) {
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  );
  const read = () => queryClient.getQueryCache().findAll(queriesOf(page));
  const standing = useSyncExternalStore<Standing>(
    subscribe,
    () => standingOf(read()),
    () => 'coming',
  );
  const asOfMs = useSyncExternalStore(
    subscribe,
    () => oldestOf(read()),
    () => null,
  );
  return { standing, asOfMs };
}

function standingOf(queries: readonly Query[]): Standing {
  const cutOff = queries.filter(
    ({ state }) =>
      state.fetchStatus === 'paused' || isUnreachable(state.error) || isUnreachable(state.fetchFailureReason),
  );
  if (cutOff.some(({ state }) => state.data === undefined)) return 'lost';
  if (cutOff.length > 0) return 'old';
  const isComing = queries.length === 0 || queries.some(({ state }) => state.fetchStatus === 'fetching');
  return isComing ? 'coming' : 'whole';
}

function isUnreachable(error: Error | null): boolean {
  return error instanceof ApiError && error.kind === 'unreachable';
}

function oldestOf(queries: readonly Query[]): number | null {
  const times = queries.flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]));
  return times.length === 0 ? null : Math.min(...times);
}

function queriesOf({ ids, schemas }: PageAnswers) {
  return {
    type: 'active',
    predicate: ({ queryKey: [name, id] }: Query) =>
      typeof name === 'string' && Object.hasOwn(schemas, name) && typeof id === 'string' && ids.includes(id),
  } as const;
}

const savedPageSchema = z.object({
  answers: z.array(
    z.object({ key: z.tuple([z.string()], z.unknown()), data: z.unknown(), updatedAt: z.number() }),
  ),
});
type SavedAnswer = z.infer<typeof savedPageSchema>['answers'][number];

function answersOf(queryClient: QueryClient, page: PageAnswers) {
  const queries = queryClient.getQueryCache().findAll(queriesOf(page));
  return queries.flatMap(({ queryKey: key, state: { data, dataUpdatedAt: updatedAt } }) =>
    data === undefined ? [] : [{ key, data, updatedAt }],
  );
}

/** Fills missing responses from the stored page. Deletes a page that this version cannot read. */
async function restorePage(queryClient: QueryClient, { path, schemas }: PageAnswers): Promise<void> {
  const saved = await readSavedPage(path);
  if (saved === null) return;
  const answers = readAnswers(saved, schemas);
  if (answers === null) {
    await removeSavedPage(path);
    return;
  }
  for (const { key, data, updatedAt } of answers) {
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt });
  }
}

function readAnswers(saved: unknown, schemas: PageAnswers['schemas']): readonly SavedAnswer[] | null {
  const page = savedPageSchema.safeParse(saved);
  if (!page.success) return null;
  const answers = page.data.answers.flatMap(({ key, data, updatedAt }) => {
    const read = schemas[key[0]]?.safeParse(data);
    return read?.success === true ? [{ key, data: read.data, updatedAt }] : [];
  });
  return answers.length === page.data.answers.length ? answers : null;
}
