import { ruleFields } from '@pricehunt/api-contract';
import { previewShopRules } from '@pricehunt/api-contract/shop-rules';
import type { RuleReadingView, ShopRulesPreview } from '@pricehunt/api-contract/shop-rules';
import { Notice, TextField, useFigures } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ManageButton } from '../../../console/components/manage-button';
import { useAdminServices } from '../../../admin-services';
import { Section } from '../../../console/components/section';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { resultParts, rulesOfDraft } from '../rules-draft';
import type { RulePart, RulesDraft } from '../rules-draft';
import { RuleField } from './rule-field';

export interface RulesEditorProps {
  readonly address: string;
  readonly currency: string | null;
  readonly draft: RulesDraft;
  readonly productLink: string;
  readonly onDraft: (draft: RulesDraft) => void;
  readonly onProductLink: (link: string) => void;
}

export function RulesEditor(props: RulesEditorProps) {
  const { address, currency, draft, productLink, onDraft, onProductLink } = props;
  const { shopRules: words } = useMessages();
  const { openApi } = useAdminServices();
  const sentenceOf = useFailureSentence();
  const [resultsLink, setResultsLink] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const previewing = useMutation({
    mutationFn: async (previewed: RulesDraft) => {
      const body = {
        address,
        currency,
        rules: rulesOfDraft(previewed) ?? { results: null, product: {} },
        resultsLink: linkIn(resultsLink),
        productLink: linkIn(productLink),
      };
      const { preview } = await (await openApi()).call(previewShopRules, { body });
      return { preview, previewed };
    },
  });
  const { data } = previewing;
  /** The preview, unless the rule changed since then. */
  const shown = (part: RulePart) =>
    data !== undefined && data.previewed[part] === draft[part] ? data.preview : null;
  const fieldOf = (part: RulePart) => {
    const preview = shown(part);
    const problem = preview === null ? null : problemOf(part, preview);
    const isLinkMissing = part === 'link' && draft.item.kind !== 'none' && draft.link.kind === 'none';
    return (
      <RuleField
        key={part}
        part={part}
        rule={draft[part]}
        error={problem === null ? undefined : words.problems[problem]}
        onChange={(rule) => onDraft({ ...draft, [part]: rule })}
      >
        {isLinkMissing ? <p className="text-sm font-medium text-danger">{words.linkMissing}</p> : null}
        {preview === null ? null : <Reading part={part} preview={preview} />}
      </RuleField>
    );
  };
  return (
    <>
      <p className="pb-4 text-ink-muted">{words.lead}</p>
      <Section title={words.previewTitle}>
        <div className="grid max-w-160 gap-3">
          <TextField
            label={words.resultsLink}
            value={resultsLink}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setResultsLink(target.value)}
          />
          <TextField
            label={words.productLink}
            hint={words.productLinkHint}
            value={productLink}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            error={isMissing ? words.productLinkMissing : undefined}
            onChange={({ target }) => onProductLink(target.value)}
          />
          <ManageButton
            busy={previewing.isPending}
            className="justify-self-start"
            onClick={() => {
              const hasLink = linkIn(resultsLink) !== null || linkIn(productLink) !== null;
              setIsMissing(!hasLink);
              if (hasLink) previewing.mutate(draft);
            }}
          >
            {words.preview}
          </ManageButton>
          {previewing.error === null ? null : <Notice tone="warn" title={sentenceOf(previewing.error)} />}
          {data === undefined ? null : <Outcome preview={data.preview} />}
        </div>
      </Section>
      <Section title={words.results}>{resultParts.map(fieldOf)}</Section>
      <Section title={words.product}>{ruleFields.map(fieldOf)}</Section>
    </>
  );
}

function Outcome({ preview: { results, product } }: { readonly preview: ShopRulesPreview }) {
  const { shopRules: words } = useMessages();
  return (
    <div role="status" className="grid gap-3">
      {results?.kind === 'failed' ? (
        <Notice tone="warn" title={words.results}>
          {words.pageFailures[results.reason]}
        </Notice>
      ) : null}
      {product?.kind === 'failed' ? (
        <Notice tone="warn" title={words.product}>
          {words.pageFailures[product.reason]}
        </Notice>
      ) : null}
      {product?.kind === 'read' ? (
        <p className="font-semibold">{product.isOffer ? words.isOffer : words.isNoOffer}</p>
      ) : null}
    </div>
  );
}

/** What a rule found on the page, and what the markup says. */
function Reading({ part, preview }: { readonly part: RulePart; readonly preview: ShopRulesPreview }) {
  const { shopRules: words } = useMessages();
  const figure = useFigures();
  if (part === 'item') return null;
  if (part === 'link') {
    if (preview.results?.kind !== 'read') return null;
    const { byRules, byMarkup } = preview.results;
    return (
      <Lines>
        {byRules?.kind === 'links' ? (
          <>
            <p className="font-semibold">{words.links(figure(byRules.links.length))}</p>
            <ul className="list-disc pl-5">
              {byRules.links.slice(0, linksShown).map(({ link, title }) => (
                <li key={link} className="wrap-anywhere">
                  {title === '' ? link : title}
                </li>
              ))}
            </ul>
          </>
        ) : byRules === null ? null : (
          <Taken reading={byRules} />
        )}
        <p className="text-ink-muted">{words.linksWithout(figure(byMarkup.length))}</p>
      </Lines>
    );
  }
  const row =
    preview.product?.kind === 'read' ? preview.product.fields.find(({ field }) => field === part) : undefined;
  if (row === undefined) return null;
  return (
    <Lines>
      {row.byRule === null ? null : <Taken reading={row.byRule} />}
      <p className="text-ink-muted wrap-anywhere">
        {row.byMarkup === null ? words.withoutNothing : words.without(row.byMarkup)}
      </p>
    </Lines>
  );
}

function Lines({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-0.5 text-sm">{children}</div>;
}

function Taken({ reading }: { readonly reading: TakenReading }) {
  const { shopRules: words } = useMessages();
  switch (reading.kind) {
    case 'value': {
      const { taken, value, currency } = reading;
      const read = currency === null ? value : `${value} ${currency}`;
      return (
        <>
          <p className="wrap-anywhere">{words.takes(taken)}</p>
          {read === taken ? null : <p className="font-semibold wrap-anywhere">{words.readAs(read)}</p>}
        </>
      );
    }
    case 'nothing':
      return <p className="font-medium text-danger">{words.takesNothing}</p>;
    case 'unreadable':
      return <p className="font-medium text-danger wrap-anywhere">{words.unreadable(reading.taken)}</p>;
    case 'too-slow':
      return <p className="font-medium text-danger">{words.tooSlow}</p>;
    case 'bad-rule':
      return null;
  }
}

type TakenReading = RuleReadingView | { readonly kind: 'bad-rule' };

const linksShown = 5;

function problemOf(part: RulePart, { results, product }: ShopRulesPreview) {
  if (part === 'item' || part === 'link') {
    const reading = results?.kind === 'read' ? results.byRules : null;
    return reading?.kind === 'bad-rule' && reading.part === part ? reading.problem : null;
  }
  const fields = product?.kind === 'read' ? product.fields : [];
  const reading = fields.find(({ field }) => field === part)?.byRule;
  return reading?.kind === 'bad-rule' ? reading.problem : null;
}

function linkIn(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}
