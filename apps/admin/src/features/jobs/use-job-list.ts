import { jobStates, listJobs } from '@pricehunt/api-contract/admin-jobs';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { useConsoleList } from '../../console/console-queries';

export function useJobList() {
  const [address] = useAddressQuery();
  const state = oneOf(jobStates, address.get('state')) ?? 'dead';
  const name = address.get('kind');
  const list = useConsoleList('jobs', [state, name], (api, cursor) =>
    api.call(listJobs, { query: { state, ...cursor, ...(name === null ? {} : { name }) } }),
  );
  return { state, list };
}

export type JobList = ReturnType<typeof useJobList>['list'];
