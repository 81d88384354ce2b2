import { changeWebSearch } from '@pricehunt/api-contract';
import type { WebSearchLimits } from '@pricehunt/api-contract';
import { TextField, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { MutationForm } from '../../../console/components/mutation-form';
import { ChangedBy } from '../../../console/components/changed-by';
import { useAct } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';

type WebSearch = ReturnType<(typeof changeWebSearch)['answers'][200]['parse']>['webSearch'];

const bounds = {
  searchesPerDay: [0, 100_000],
  pagesPerDay: [0, 100_000],
  pagesPerComparison: [0, 20],
  pageAgeMinutes: [5, 1_440],
} as const;

export function SearchBudgets({ webSearch }: { readonly webSearch: WebSearch }) {
  const { console: shared, webSearch: words } = useMessages();
  const figure = useFigures();
  const { show } = useToast();
  const { limits, usedToday, changed } = webSearch;
  const [typed, setTyped] = useState({
    searchesPerDay: String(limits.searchesPerDay),
    pagesPerDay: String(limits.pagesPerDay),
    pagesPerComparison: String(limits.pagesPerComparison),
    pageAgeMinutes: String(limits.pageAgeMinutes),
  });
  const [showsProblems, setShowsProblems] = useState(false);
  const saving = useAct(
    (api, body: WebSearchLimits) => api.call(changeWebSearch, { body }),
    ['web-search'],
    () => show({ title: words.budgetsSaved, tone: 'good' }),
  );
  const field = (name: keyof WebSearchLimits, label: string, hint?: string) => {
    const [least, most] = bounds[name];
    return (
      <TextField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        inputMode="numeric"
        value={typed[name]}
        error={
          showsProblems && !isWithin(typed[name], bounds[name])
            ? words.between(figure(least), figure(most))
            : undefined
        }
        onChange={({ target }) => setTyped((known) => ({ ...known, [name]: target.value }))}
      />
    );
  };
  return (
    <MutationForm
      label={words.budgetsTitle}
      mutation={saving}
      submit={shared.save}
      className="max-w-100"
      onSubmit={() => {
        setShowsProblems(true);
        const { searchesPerDay, pagesPerDay, pagesPerComparison, pageAgeMinutes } = typed;
        const areRight =
          isWithin(searchesPerDay, bounds.searchesPerDay) &&
          isWithin(pagesPerDay, bounds.pagesPerDay) &&
          isWithin(pagesPerComparison, bounds.pagesPerComparison) &&
          isWithin(pageAgeMinutes, bounds.pageAgeMinutes);
        if (!areRight) return;
        saving.mutate({
          searchesPerDay: Number(searchesPerDay),
          pagesPerDay: Number(pagesPerDay),
          pagesPerComparison: Number(pagesPerComparison),
          pageAgeMinutes: Number(pageAgeMinutes),
        });
      }}
    >
      <p className="text-sm text-ink-muted">{words.politeness}</p>
      {field('searchesPerDay', words.searchesPerDay, words.usedToday(figure(usedToday.searches)))}
      {field('pagesPerDay', words.pagesPerDay, words.usedToday(figure(usedToday.pages)))}
      {field('pagesPerComparison', words.pagesPerComparison)}
      {field('pageAgeMinutes', words.pageAge)}
      {changed === null ? null : <ChangedBy changed={changed} />}
    </MutationForm>
  );
}

function isWithin(text: string, [least, most]: readonly [number, number]): boolean {
  const plain = text.trim();
  return /^\d{1,7}$/.test(plain) && Number(plain) >= least && Number(plain) <= most;
}
