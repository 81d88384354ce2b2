import { ruleFields } from '@pricehunt/api-contract';
import { saveShopRules } from '@pricehunt/api-contract/shop-rules';
import type { getShopRules } from '@pricehunt/api-contract/shop-rules';
import { Form, Notice, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { ManageButton } from '../../../console/components/manage-button';
import { ActButton } from '../../../console/components/act-button';
import { Facts } from '../../../console/components/facts';
import { Section } from '../../../console/components/section';
import { useAct } from '../../../console/console-queries';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { draftOfRules, rulesOfDraft } from '../rules-draft';
import { RulesEditor } from './rules-editor';

type SavedRules = z.infer<(typeof getShopRules.answers)[200]>;

const renewed = ['shops', 'overview'] as const;

export function ShopRulesRoom({ saved }: { readonly saved: SavedRules }) {
  const { shop, rules, exampleLink, state } = saved;
  const { shopRules: words } = useMessages();
  const { show } = useToast();
  const sentenceOf = useFailureSentence();
  const [draft, setDraft] = useState(() => draftOfRules(rules));
  const [productLink, setProductLink] = useState(exampleLink ?? '');
  const typed = rulesOfDraft(draft);
  const params = { domain: shop.domain };
  const saving = useAct(
    (api) =>
      api.call(saveShopRules, {
        params,
        body: { rules: typed, exampleLink: productLink.trim() === '' ? null : productLink.trim() },
      }),
    renewed,
    () => show({ title: words.saved(shop.name), tone: 'good' }),
  );
  return (
    <>
      {state === null ? null : <State saved={saved} state={state} />}
      <RulesEditor
        address={shop.origin}
        currency={shop.currency}
        draft={draft}
        productLink={productLink}
        onDraft={setDraft}
        onProductLink={setProductLink}
      />
      <Form
        label={words.titleOf(shop.name)}
        busy={saving.isPending}
        problem={saving.error === null ? undefined : sentenceOf(saving.error)}
        onSubmit={() => saving.mutate(undefined)}
      >
        <ManageButton
          type="submit"
          variant="primary"
          disabled={typed === null}
          busy={saving.isPending}
          className="justify-self-start"
        >
          {words.save}
        </ManageButton>
      </Form>
      <div className="pt-3">
        {rules === null ? null : (
          <ActButton
            label={words.remove}
            size="medium"
            title={words.removeTitle(shop.name)}
            sentence={words.removeSentence}
            submit={words.remove}
            isDestructive
            act={(api) => api.call(saveShopRules, { params, body: { rules: null, exampleLink: null } })}
            renews={renewed}
            done={words.removed(shop.name)}
            onDone={() => {
              setDraft(draftOfRules(null));
              setProductLink('');
            }}
          />
        )}
      </div>
    </>
  );
}

function State({
  saved: { example },
  state: { state, since, checkedAt, brokenFields },
}: {
  readonly saved: SavedRules;
  readonly state: NonNullable<SavedRules['state']>;
}) {
  const { console: shared, shopRules: words } = useMessages();
  const { moment } = useMoments();
  const figure = useFigures();
  const isWell = state === 'works' || state === 'unchecked';
  const broken = ruleFields
    .filter((field) => brokenFields.includes(field))
    .map((field) => words.fields[field]);
  return (
    <Section title={words.dailyCheck}>
      <div className="grid max-w-160 gap-4">
        <Notice tone={isWell ? 'info' : 'warn'} title={words.states[state]}>
          {words.remedies[state]}
        </Notice>
        <Facts
          facts={[
            { name: words.since, value: moment(since) },
            { name: words.checked, value: checkedAt === null ? shared.never : moment(checkedAt) },
            ...(broken.length === 0 ? [] : [{ name: words.broken, value: broken.join(', ') }]),
            {
              name: words.example,
              value:
                example === null ? (
                  words.noExample
                ) : (
                  <>
                    <a href={example.link} target="_blank" rel="noreferrer" className="underline">
                      {example.link}
                    </a>
                    <span className="block text-ink-muted">
                      {moment(example.takenAt)}, {words.exampleSaved(figure(example.characters))}
                    </span>
                    {example.expected.map(({ field, value }) => (
                      <span key={field} className="block">
                        {words.fields[field]}: {value}
                      </span>
                    ))}
                  </>
                ),
            },
          ]}
        />
      </div>
    </Section>
  );
}
