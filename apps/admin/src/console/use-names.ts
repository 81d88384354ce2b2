import { useMessages } from '../messages/use-messages';

export interface Names {
  readonly actionName: (action: string) => string;
  readonly jobName: (job: string) => string;
  /** Marketplaces and added shops keep the name that the API returns. */
  readonly sourceName: (source: { readonly id: string; readonly name: string }) => string;
  readonly subjectName: (kind: string) => string;
}

/** Returns names in the console's language; a key without a name stays as it is. */
export function useNames(): Names {
  const { actions, jobs, sources, subjects } = useMessages().names;
  return {
    actionName: (action) => nameOf(actions, action, action),
    jobName: (job) => nameOf(jobs, job, job),
    sourceName: ({ id, name }) => nameOf(sources, id, name),
    subjectName: (kind) => nameOf(subjects, kind, kind),
  };
}

function nameOf(names: Readonly<Record<string, string>>, key: string, fallback: string): string {
  return new Map(Object.entries(names)).get(key) ?? fallback;
}
