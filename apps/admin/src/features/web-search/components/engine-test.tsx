import { tryWebSearch } from '@pricehunt/api-contract/admin-web-search';
import type { WebSearchEngineView, WebSearchTrial } from '@pricehunt/api-contract/admin-web-search';
import { Chip, DataTable, Notice, SelectField, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { TextForm } from '../../../console/components/mutation-form';
import { useAct } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';

export function EngineTest({ engines }: { readonly engines: readonly WebSearchEngineView[] }) {
  const { webSearch: words } = useMessages();
  const [engine, setEngine] = useState(engines.find(({ isReady }) => isReady)?.id ?? engines[0]?.id);
  const trying = useAct(
    (api, body: { readonly engine: WebSearchEngineView['id']; readonly query: string }) =>
      api.call(tryWebSearch, { body }),
    ['web-search'],
  );
  return (
    <div className="grid gap-5">
      <TextForm
        label={words.testTitle}
        field={{ label: words.testQuery, maxLength: 200 }}
        missing={words.testMissing}
        mutation={trying}
        submit={words.testStart}
        className="max-w-120"
        onSubmit={(query) => {
          if (engine !== undefined) trying.mutate({ engine, query });
        }}
      >
        <p className="text-sm text-ink-muted">{words.testLead}</p>
        <SelectField
          label={words.engine}
          value={engine}
          onChange={({ target }) => setEngine(engines.find(({ id }) => id === target.value)?.id)}
        >
          {engines.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </TextForm>
      {trying.data === undefined || trying.isPending ? null : <Result trial={trying.data.trial} />}
    </div>
  );
}

function Result({ trial }: { readonly trial: WebSearchTrial }) {
  const { webSearch: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  if (trial.kind === 'failed') return <Failure trial={trial} />;
  const { results, unresponsive, quota } = trial;
  return (
    <div className="grid gap-3">
      {results.length === 0 ? (
        <Notice tone="info" title={words.testedNothing}>
          {words.testedNothingHint}
        </Notice>
      ) : (
        <p role="status" className="font-semibold">
          {words.tested(figure(results.length))}
        </p>
      )}
      {quota === null ? null : (
        <p>
          {words.quotaLeft(figure(quota.left))}
          {quota.resetsAt === null ? null : `. ${words.resets(moment(quota.resetsAt))}`}
        </p>
      )}
      {unresponsive.length === 0 ? null : (
        <p className="text-ink-muted">
          {words.unresponsive(unresponsive.map(({ name, reason }) => `${name} (${reason})`).join(', '))}
        </p>
      )}
      {results.length === 0 ? null : <Results results={results} />}
    </div>
  );
}

const settingsLines: Partial<
  Record<Extract<WebSearchTrial, { readonly kind: 'failed' }>['problem'], string>
> = {
  'json-off': 'search:\n  formats:\n    - html\n    - json',
  limiter: 'server:\n  limiter: false',
};

function Failure({ trial }: { readonly trial: Extract<WebSearchTrial, { readonly kind: 'failed' }> }) {
  const { webSearch: words } = useMessages();
  const { moment } = useMoments();
  const { problem, resetsAt, detail } = trial;
  const lines = settingsLines[problem];
  return (
    <Notice tone="warn" title={words.problems[problem]}>
      <p>{words.remedies[problem]}</p>
      {lines === undefined ? null : <pre className="pt-2 font-mono text-sm">{lines}</pre>}
      {problem === 'quota' ? (
        <p>{resetsAt === null ? words.resetUnknown : words.resets(moment(resetsAt))}</p>
      ) : null}
      {detail === null ? null : (
        <p className="pt-2 text-sm text-ink-muted wrap-anywhere">{words.said(detail)}</p>
      )}
    </Notice>
  );
}

function Results({
  results,
}: {
  readonly results: Extract<WebSearchTrial, { readonly kind: 'answered' }>['results'];
}) {
  const { webSearch: words } = useMessages();
  return (
    <DataTable
      caption={words.resultsCaption}
      rows={results}
      rowKey={({ link, title }) => `${link} ${title}`}
      columns={[
        {
          id: 'result',
          name: words.result,
          cell: ({ title, link }) => (
            <>
              <span className="font-semibold wrap-anywhere">{title === '' ? link : title}</span>
              <span className="block text-sm text-ink-muted wrap-anywhere">{link}</span>
            </>
          ),
        },
        {
          id: 'use',
          name: words.use,
          cell: ({ leftOut }) =>
            leftOut === null ? (
              <Chip tone="good">{words.isRead}</Chip>
            ) : (
              <Chip>{words.leftOut[leftOut]}</Chip>
            ),
        },
      ]}
    />
  );
}
