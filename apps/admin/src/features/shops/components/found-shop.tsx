import { saveShop } from '@pricehunt/api-contract/admin-shops';
import type { ShopFindingView } from '@pricehunt/api-contract/admin-shops';
import { CheckboxField, ChoiceField, Disclosure, Notice, TextField, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { MutationForm } from '../../../console/components/mutation-form';
import { Section } from '../../../console/components/section';
import { useAct } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { draftOfRules, rulesOfDraft } from '../rules-draft';
import { RulesEditor } from './rules-editor';
import { ShopTrial } from './shop-trial';

type FoundShopView = Extract<ShopFindingView, { readonly kind: 'shop' }>;

const taxModes = ['unknown', 'included', 'excluded'] as const;

/** A detected shop: test its search, change its settings, save it. */
export function FoundShop({
  finding,
  hasBrowser,
  action,
}: {
  readonly finding: FoundShopView;
  /** Whether BROWSER_URL is set. */
  readonly hasBrowser: boolean;
  readonly action: ReactNode;
}) {
  const { shopRules: ruleWords, shops: words } = useMessages();
  const figure = useFigures();
  const { show } = useToast();
  const navigate = useNavigate();
  const [name, setName] = useState(finding.name);
  const [currency, setCurrency] = useState(finding.currency ?? '');
  const [taxMode, setTaxMode] = useState<(typeof taxModes)[number]>('unknown');
  const [percent, setPercent] = useState('');
  const [template, setTemplate] = useState(finding.searchTemplate ?? '');
  const [needsBrowser, setNeedsBrowser] = useState(finding.needsBrowser);
  const browserHint = useId();
  const [draft, setDraft] = useState(() => draftOfRules(null));
  const [productLink, setProductLink] = useState('');
  const [shownProblems, setShownProblems] = useState(false);
  const isByPages = finding.platform === 'generic';
  const rules = isByPages ? rulesOfDraft(draft) : null;
  const problems = {
    template: !isByPages || template.includes('{query}') ? undefined : ruleWords.templateBad,
    name: name.trim() === '' ? words.nameMissing : undefined,
    currency: /^([A-Za-z]{3})?$/.test(currency.trim()) ? undefined : words.currencyBad,
    percent: taxMode === 'excluded' && percentIn(percent) === null ? words.taxBad : undefined,
  };
  const isRight = Object.values(problems).every((problem) => problem === undefined);
  const choices = {
    address: finding.origin,
    name: name.trim(),
    currency: currency.trim() === '' ? null : currency.trim().toUpperCase(),
    taxMode,
    taxPercent: taxMode === 'excluded' ? percentIn(percent) : null,
    ...(isByPages ? { searchTemplate: template.trim(), needsBrowser } : {}),
    ...(rules === null ? {} : { rules }),
  };
  const example = rules === null || productLink.trim() === '' ? {} : { exampleLink: productLink.trim() };
  const saving = useAct(
    (api) => api.call(saveShop, { body: { ...choices, ...example } }),
    ['shops', 'sources'],
    ({ shop }) => {
      show({ title: words.saved(shop.name), tone: 'good' });
      void navigate(routePaths.sources);
    },
  );
  const shown = (problem: string | undefined) => (shownProblems ? problem : undefined);
  return (
    <div>
      {finding.searchTemplate === null && isByPages ? null : (
        <Notice tone="info" title={words.foundTitle(finding.name)} className="mb-8" action={action}>
          {words.found({
            software: words.platforms[finding.software],
            isKnown: finding.software !== 'generic',
            isByPages: finding.platform === 'generic',
            currency: finding.currency,
            decimals: finding.decimals === null ? null : figure(finding.decimals),
            barcodes: finding.barcodes,
          })}
        </Notice>
      )}
      {isByPages ? (
        <div className="grid gap-5 pb-9">
          <TextField
            label={ruleWords.template}
            hint={ruleWords.templateHint}
            value={template}
            maxLength={500}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            error={shown(problems.template)}
            onChange={({ target }) => setTemplate(target.value)}
          />
          <Disclosure summary={ruleWords.title} startsOpen={finding.searchTemplate === null}>
            <div className="pt-4">
              <RulesEditor
                address={finding.origin}
                currency={problems.currency === undefined ? choices.currency : finding.currency}
                draft={draft}
                productLink={productLink}
                onDraft={setDraft}
                onProductLink={setProductLink}
              />
            </div>
          </Disclosure>
        </div>
      ) : null}
      <Section title={words.tryTitle}>
        <ShopTrial
          choices={choices}
          isReady={() => {
            setShownProblems(true);
            return isRight;
          }}
        />
      </Section>
      <Section title={words.settings}>
        <MutationForm
          label={words.settings}
          mutation={saving}
          submit={words.save}
          isPrimary
          className="max-w-120"
          onSubmit={() => {
            setShownProblems(true);
            if (isRight) saving.mutate(undefined);
          }}
        >
          <TextField
            label={words.name}
            value={name}
            maxLength={80}
            error={shown(problems.name)}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={words.currency}
            hint={words.currencyHint}
            value={currency}
            maxLength={3}
            autoCapitalize="characters"
            spellCheck={false}
            error={shown(problems.currency)}
            onChange={({ target }) => setCurrency(target.value)}
          />
          <ChoiceField
            label={words.tax}
            value={taxMode}
            choices={taxModes}
            names={words.taxModes}
            onChoose={setTaxMode}
          />
          {taxMode === 'excluded' ? (
            <TextField
              label={words.taxPercent}
              inputMode="decimal"
              value={percent}
              error={shown(problems.percent)}
              onChange={({ target }) => setPercent(target.value)}
            />
          ) : null}
          {isByPages ? (
            <div className="grid gap-1">
              <CheckboxField
                label={words.needsBrowser}
                checked={needsBrowser}
                disabled={!hasBrowser && !needsBrowser}
                aria-describedby={browserHint}
                onChange={({ target }) => setNeedsBrowser(target.checked)}
              />
              <p id={browserHint} className="text-sm text-ink-muted">
                {hasBrowser ? words.needsBrowserHint : words.browserMissing}
              </p>
            </div>
          ) : null}
        </MutationForm>
      </Section>
    </div>
  );
}

/** Parses a percentage with a decimal point or comma; null for anything else. */
function percentIn(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(typed) || Number(typed) > 50) return null;
  return Number(typed);
}
