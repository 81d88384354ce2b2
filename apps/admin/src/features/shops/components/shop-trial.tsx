import { tryShop } from '@pricehunt/api-contract';
import { printableGtin } from '@pricehunt/offers';
import type { AdminShop, ShopRulesView, ShopTrial as Trial, TriedOffer } from '@pricehunt/api-contract';
import {
  Amount,
  Button,
  Chip,
  DataTable,
  EmptyState,
  Form,
  Notice,
  TextField,
  useFigures,
} from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminServices } from '../../../admin-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';

/** What a ShopTrial takes. */
export interface ShopTrialProps {
  /** The shop's address, with its settings as they are at the moment. */
  readonly choices: {
    readonly address: string;
    readonly searchTemplate?: string;
    readonly needsBrowser?: boolean;
    readonly rules?: ShopRulesView;
  } & Pick<AdminShop, 'name' | 'currency' | 'taxMode' | 'taxPercent'>;
  /** Whether the settings are right; marks them where not. */
  readonly isReady: () => boolean;
}

/** Searches the shop live for what the operator types, and shows the offers that a comparison would take. */
export function ShopTrial({ choices, isReady }: ShopTrialProps) {
  const { shops: words } = useMessages();
  const { openApi } = useAdminServices();
  const sentenceOf = useFailureSentence();
  const [query, setQuery] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (typed: string) =>
      (await openApi()).call(tryShop, { body: { ...choices, query: typed } }),
  });
  return (
    <div className="grid gap-5">
      <Form
        label={words.tryTitle}
        busy={isPending}
        problem={error === null ? undefined : sentenceOf(error)}
        className="max-w-120"
        onSubmit={() => {
          const typed = query.trim();
          setIsMissing(typed === '');
          if (typed !== '' && isReady()) mutate(typed);
        }}
      >
        <TextField
          label={words.tryWords}
          hint={words.tryHint}
          value={query}
          maxLength={200}
          error={isMissing ? words.tryMissing : undefined}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button type="submit" busy={isPending} className="justify-self-start">
          {words.tryStart}
        </Button>
      </Form>
      {data === undefined || isPending ? null : <Result trial={data.trial} />}
    </div>
  );
}

function Result({ trial }: { readonly trial: Trial }) {
  const { shops: words } = useMessages();
  const figure = useFigures();
  if (trial.kind !== 'offers') {
    const reason = trial.kind === 'failed' ? trial.reason : 'timed-out';
    return (
      <Notice tone="warn" title={words.failedTitle}>
        {words.failures[reason]}
      </Notice>
    );
  }
  if (trial.offers.length === 0) {
    return <EmptyState title={words.triedNothing}>{words.triedNothingHint}</EmptyState>;
  }
  return (
    <>
      <p role="status" className="font-semibold">
        {words.tried(figure(trial.offers.length))}
      </p>
      <Offers offers={trial.offers} />
    </>
  );
}

function Offers({ offers }: { readonly offers: readonly TriedOffer[] }) {
  const { console: shared, shopRules, shops: words } = useMessages();
  return (
    <DataTable
      caption={words.offersCaption}
      rows={offers}
      rowKey={({ link, title }) => `${link} ${title}`}
      columns={[
        {
          id: 'offer',
          name: words.offer,
          cell: ({ title, link, availability }) => (
            <>
              <a
                href={link}
                target="_blank"
                rel="noreferrer"
                className="font-semibold underline wrap-anywhere"
              >
                {title}
              </a>
              <span className="block text-sm text-ink-muted">{words.stock[availability]}</span>
            </>
          ),
        },
        { id: 'price', name: words.price, isFigure: true, cell: ({ price }) => <Amount money={price} /> },
        {
          id: 'codes',
          name: words.codes,
          cell: ({ gtins, mpn }) => {
            const codes = [...gtins.map((gtin) => printableGtin(gtin)), ...(mpn === null ? [] : [mpn])];
            return codes.length === 0 ? (
              shared.none
            ) : (
              <span className="font-mono text-sm">{codes.join(', ')}</span>
            );
          },
        },
        {
          id: 'evidence',
          name: words.evidence,
          cell: ({ isMatch, evidence, byRules }) => (
            <>
              <Chip tone={isMatch ? 'good' : 'neutral'}>{isMatch ? words.matches : words.matchesNot}</Chip>
              <span className="block pt-1 text-sm">{words.evidenceKinds[evidence]}</span>
              {byRules.length === 0 ? null : (
                <span className="block text-sm text-ink-muted">
                  {shopRules.byRules(byRules.map((field) => shopRules.fields[field]).join(', '))}
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
