import { changeWebSearch, webSearchBounds } from '@pricehunt/api-contract/admin-web-search';
import type { WebSearchLimits } from '@pricehunt/api-contract/admin-web-search';
import { useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { MutationForm } from '../../../console/components/mutation-form';
import { ChangedBy } from '../../../console/components/changed-by';
import { useAct } from '../../../console/console-queries';
import { useLimits } from '../../../console/use-limits';
import { useMessages } from '../../../messages/use-messages';

type WebSearch = ReturnType<(typeof changeWebSearch)['answers'][200]['parse']>['webSearch'];

export function SearchBudgets({ webSearch }: { readonly webSearch: WebSearch }) {
  const { console: shared, webSearch: words } = useMessages();
  const figure = useFigures();
  const { show } = useToast();
  const { limits, usedToday, changed } = webSearch;
  const { fields, check, numbers } = useLimits({
    limits,
    bounds: webSearchBounds,
    labels: words.limits,
    hints: {
      searchesPerDay: words.usedToday(figure(usedToday.searches)),
      pagesPerDay: words.usedToday(figure(usedToday.pages)),
    },
  });
  const saving = useAct(
    (api, body: WebSearchLimits) => api.call(changeWebSearch, { body }),
    ['web-search'],
    () => show({ title: words.budgetsSaved, tone: 'good' }),
  );
  return (
    <MutationForm
      label={words.budgetsTitle}
      mutation={saving}
      submit={shared.save}
      className="max-w-100"
      onSubmit={() => {
        if (check()) saving.mutate(numbers());
      }}
    >
      <p className="text-sm text-ink-muted">{words.politeness}</p>
      {fields}
      {changed === null ? null : <ChangedBy changed={changed} />}
    </MutationForm>
  );
}
