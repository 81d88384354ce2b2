import { changeShippingRules } from '@pricehunt/api-contract/shipping-rules';
import type { ShippingRule, ShopOfRules } from '@pricehunt/api-contract/shipping-rules';
import {
  ButtonLink,
  EmptyState,
  ShippingRulesForm,
  SkeletonBars,
  useShippingRuleSentence,
} from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { useBusiness } from '../../../business/use-business';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { Section } from '../../../page-parts/page-section';
import { routePaths } from '../../../route-paths';
import { useAct } from '../../../business/use-act';
import { shippingRulesQuery } from '../requests/account-queries';

export function ShippingView() {
  const { shipping: words } = useMessages().settings;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const disabledReason = useDisabledReason('settings.edit');
  const query = useQuery(shippingRulesQuery(openApi, id));
  return (
    <>
      <p className="max-w-190 pb-2 text-ink-muted">{words.sentence}</p>
      {disabledReason === null ? null : <p className="pb-2 text-ink-muted">{disabledReason}</p>}
      <Answered query={query} whileLoading={<SkeletonBars label={words.loading} className="h-40 w-full" />}>
        {(shops) => {
          if (shops.length === 0)
            return (
              <EmptyState
                title={words.none}
                action={<ButtonLink to={`${routePaths.integrate}?step=domain`}>{words.verify}</ButtonLink>}
              >
                {words.noneSentence}
              </EmptyState>
            );
          return shops.map((shop) => (
            <Section key={shop.domainId} title={shop.domain}>
              {disabledReason === null ? <ShopRules shop={shop} /> : <RuleList rules={shop.rules} />}
            </Section>
          ));
        }}
      </Answered>
    </>
  );
}

function ShopRules({ shop }: { readonly shop: ShopOfRules }) {
  const { shipping: words } = useMessages().settings;
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const saving = useAct(
    async (api, rules: ShippingRule[]) =>
      api.call(changeShippingRules, { params: { domainId: shop.domainId }, body: { rules } }),
    { renews: ['shipping-rules'], onDone: () => show({ title: words.saved }) },
  );
  return (
    <ShippingRulesForm
      label={words.rulesOf(shop.domain)}
      words={words.form}
      rates={shop.rules}
      busy={saving.isPending}
      problem={saving.error === null ? undefined : sentenceOf(saving.error)}
      onSave={(rates) => saving.mutate([...rates])}
    />
  );
}

function RuleList({ rules }: Pick<ShopOfRules, 'rules'>) {
  const { shipping: words } = useMessages().settings;
  const sentenceOf = useShippingRuleSentence(words.form);
  return (
    <ul className="grid gap-1">
      {rules.map((rule) => (
        <li key={rule.country}>{sentenceOf(rule)}</li>
      ))}
    </ul>
  );
}
