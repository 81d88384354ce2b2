import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { ButtonLink, TextField, useFigures } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { kindOfSource, stateOfSource } from '../kind-of-source';
import type { SourceKind } from '../kind-of-source';
import { SourceList } from './source-list';
import { Step } from './step';
import type { StepState } from './step';

/** Steps for shops, search engines and marketplaces, each with a live test. */
export function OfferSteps({ sources }: { readonly sources: readonly AdminSource[] }) {
  const { setUp: words } = useMessages();
  const [typed, setTyped] = useState('');
  const query = typed.trim().length < 2 ? words.exampleQuery : typed.trim();
  const of = (kind: SourceKind) => sources.filter((source) => kindOfSource(source) === kind);
  const shops = of('shop');
  const engines = of('web-search');
  const services = of('service');
  return (
    <>
      <div className="max-w-140 pb-9">
        <TextField
          label={words.query}
          hint={words.queryHint}
          value={typed}
          placeholder={words.exampleQuery}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Step title={words.shops.title} lead={words.shops.lead} state={stateOf(shops, 'open')}>
        <Listed sources={shops} caption={words.shops.title} none={words.shops.none} query={query} />
        <ButtonLink to={routePaths.addShop} variant="primary" className="mt-4">
          {words.shops.add}
        </ButtonLink>
      </Step>
      <Step title={words.engine.title} lead={words.engine.lead} state={stateOf(engines, 'optional')}>
        <Listed sources={engines} caption={words.engine.title} query={query} />
      </Step>
      <Step title={words.keys.title} lead={words.keys.lead} state={stateOf(services, 'optional')}>
        <Listed sources={services} caption={words.keys.title} none={words.keys.none} query={query} />
      </Step>
    </>
  );
}

interface ListedProps {
  readonly sources: readonly AdminSource[];
  readonly caption: string;
  readonly none?: string;
  readonly query: string;
}

function Listed({ sources, caption, none, query }: ListedProps) {
  const { setUp: words } = useMessages();
  const figure = useFigures();
  if (sources.length === 0) return none === undefined ? null : <p className="text-ink-muted">{none}</p>;
  const working = sources.filter((source) => stateOfSource(source) === 'works').length;
  return (
    <>
      <p className="pb-3">{words.working(figure(working), figure(sources.length))}</p>
      <SourceList caption={caption} sources={sources} query={query} />
    </>
  );
}

/** Done when at least one source works; failing when all of them fail. */
function stateOf(sources: readonly AdminSource[], otherwise: StepState): StepState {
  const states = sources.map(stateOfSource);
  if (states.includes('works')) return 'done';
  return states.includes('failing') ? 'failing' : otherwise;
}
