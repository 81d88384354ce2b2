import type { Messages } from '../english';
import { naming } from './feed-issues-of-names';
import { pages } from './feed-issues-of-pages';
import { prices, states } from './feed-issues-of-values';
import { file, rows } from './feed-issues-of-writing';

/** What feed issues mean, by code; English where a code has no German text yet. */
export const feedIssues: Messages['feedIssues'] = {
  meaning: ({ code, sentence, hint }) => {
    const known = meanings.get(code);
    return known === undefined ? { sentence, hint } : { sentence: known[0], hint: known[1] };
  },
};

const meanings: ReadonlyMap<string, readonly [string, string]> = new Map([
  ...file,
  ...rows,
  ...naming,
  ...prices,
  ...states,
  ...pages,
]);
