import { changeShopShipping, getShopShipping } from '@pricehunt/api-contract/shipping-rules';
import type { ShippingRule } from '@pricehunt/api-contract/shipping-rules';
import { PageHeader, ShippingRulesForm, useShippingRuleSentence } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { PageTitle } from '@pricehunt/web-shell';
import { useParams } from 'react-router-dom';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { Section } from '../console/components/section';
import { useAct, useConsoleQuery } from '../console/console-queries';
import { useMayManage } from '../console/use-admin';
import { PublishedPolicySection } from '../features/retailers/components/published-policy';
import { useFailureSentence } from '../messages/use-failure-sentence';
import { useMessages } from '../messages/use-messages';

export function ShopShipping() {
  const { shipping: words } = useMessages().retailers;
  const { retailerDomain = '' } = useParams();
  const query = useConsoleQuery('retailers', ['shipping', retailerDomain], (api) =>
    api.call(getShopShipping, { params: { retailerDomain } }),
  );
  const title = words.titleOf(retailerDomain);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} lead={words.sentence} />
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {({ shop }) => (
          <>
            <Section title={words.own}>
              <OperatorRules retailerDomain={retailerDomain} rules={shop.rules} />
            </Section>
            <Section title={words.merchant}>
              <MerchantRules rules={shop.merchantRules} />
            </Section>
            <PublishedPolicySection retailerDomain={retailerDomain} policy={shop.policy} />
          </>
        )}
      </Answered>
    </>
  );
}

function OperatorRules({
  retailerDomain,
  rules,
}: {
  readonly retailerDomain: string;
  readonly rules: readonly ShippingRule[];
}) {
  const { console: shared, retailers } = useMessages();
  const { shipping: words } = retailers;
  const sentenceOf = useFailureSentence();
  const mayManage = useMayManage();
  const { show } = useToast();
  const saving = useAct(
    (api, wanted: ShippingRule[]) =>
      api.call(changeShopShipping, { params: { retailerDomain }, body: { rules: wanted } }),
    ['retailers', 'audit'],
    () => show({ title: words.saved, tone: 'good' }),
  );
  if (!mayManage) {
    return (
      <>
        {rules.length === 0 ? null : <RuleList rules={rules} />}
        <p className="text-sm text-ink-muted">{shared.viewersOnlyRead}</p>
      </>
    );
  }
  return (
    <ShippingRulesForm
      label={words.own}
      words={words.form}
      rates={rules}
      busy={saving.isPending}
      problem={saving.error === null ? undefined : sentenceOf(saving.error)}
      onSave={(rates) => saving.mutate([...rates])}
    />
  );
}

function MerchantRules({ rules }: { readonly rules: readonly ShippingRule[] }) {
  const { shipping: words } = useMessages().retailers;
  if (rules.length === 0) return <p className="text-ink-muted">{words.noMerchantRules}</p>;
  return <RuleList rules={rules} />;
}

function RuleList({ rules }: { readonly rules: readonly ShippingRule[] }) {
  const { shipping: words } = useMessages().retailers;
  const sentenceOf = useShippingRuleSentence(words.form);
  return (
    <ul className="grid gap-1">
      {rules.map((rule) => (
        <li key={rule.country}>{sentenceOf(rule)}</li>
      ))}
    </ul>
  );
}
