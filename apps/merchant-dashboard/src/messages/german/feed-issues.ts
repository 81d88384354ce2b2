import type { Messages } from '../english';

/** What the issues of feeds mean, by their code. */
export const feedIssues: Messages['feedIssues'] = {
  meaning: ({ code, sentence, hint }) => {
    const known = meanings.get(code);
    return known === undefined ? { sentence, hint } : { sentence: known[0], hint: known[1] };
  },
};

const meanings: ReadonlyMap<string, readonly [sentence: string, hint: string]> = new Map([
  [
    'file.empty',
    ['Die Datei ist leer.', 'Exportieren Sie den Feed noch einmal und prüfen Sie, ob Produkte darin sind.'],
  ],
]);
