import { jobStates, listJobs } from '@pricehunt/api-contract';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { useConsoleList } from '../../console/console-queries';

/** The jobs of the state and kind that the address names; dead ones where it names none. */
export function useJobList() {
  const [address] = useAddressQuery();
  const state = oneOf(jobStates, address.get('state')) ?? 'dead';
  const name = address.get('kind');
  const list = useConsoleList('jobs', [state, name], (api, cursor) =>
    api.call(listJobs, { query: { state, ...cursor, ...(name === null ? {} : { name }) } }),
  );
  return { state, list };
}

/** A list of jobs as the API gives it. */
export type JobList = ReturnType<typeof useJobList>['list'];
