import { tryShop } from '@pricehunt/api-contract/admin-shops';
import { printableGtin } from '@pricehunt/offers';
import type { ShopRulesView } from '@pricehunt/api-contract';
import type { AdminShop, ShopTrial as Trial, TriedOffer } from '@pricehunt/api-contract/admin-shops';
import { Amount, Chip, DataTable, Notice, useFigures } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useAdminServices } from '../../../admin-services';
import { TextForm } from '../../../console/components/mutation-form';
import { useMessages } from '../../../messages/use-messages';

export interface ShopTrialProps {
  readonly choices: {
    readonly address: string;
    readonly searchTemplate?: string;
    readonly needsBrowser?: boolean;
    readonly rules?: ShopRulesView;
  } & Pick<AdminShop, 'name' | 'currency' | 'taxMode' | 'taxPercent'>;
  /** Validates the settings and shows errors. */
  readonly isReady: () => boolean;
}

/** Runs a live search and shows which offers a comparison would list. */
export function ShopTrial({ choices, isReady }: ShopTrialProps) {
  const { shops: words } = useMessages();
  const { openApi } = useAdminServices();
  const trying = useMutation({
    mutationFn: async (query: string) => (await openApi()).call(tryShop, { body: { ...choices, query } }),
  });
  return (
    <div className="grid gap-5">
      <TextForm
        label={words.tryTitle}
        field={{ label: words.tryWords, hint: words.tryHint, maxLength: 200 }}
        missing={words.tryMissing}
        mutation={trying}
        submit={words.tryStart}
        className="max-w-120"
        onSubmit={(query) => {
          if (isReady()) trying.mutate(query);
        }}
      />
      {trying.data === undefined || trying.isPending ? null : <Result trial={trying.data.trial} />}
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
    return (
      <Notice tone="info" title={words.triedNothing}>
        {words.triedNothingHint}
      </Notice>
    );
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
