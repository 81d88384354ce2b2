import { claimDomain } from '@pricehunt/api-contract/integrations';
import { Button, Form, SkeletonBars } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { AddressField } from '../../../page-parts/address-field';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { useBusiness } from '../../../business/use-business';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { domainsQuery } from '../../../business/setup-queries';
import { DomainClaim } from './domain-claim';

export function DomainStep() {
  const { domain: words } = useMessages().integrate;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(domainsQuery(openApi, id));
  return (
    <Answered query={query} whileLoading={<SkeletonBars label={words.loading} className="h-24 w-full" />}>
      {(domains) => (
        <>
          <ul className="divide-y divide-line border-t border-line empty:hidden">
            {domains.map((claim) => (
              <DomainClaim key={claim.id} claim={claim} />
            ))}
          </ul>
          <div className="border-t border-line py-5">
            <ClaimForm isFirst={domains.length === 0} />
          </div>
        </>
      )}
    </Answered>
  );
}

function ClaimForm({ isFirst }: { readonly isFirst: boolean }) {
  const { domain: words } = useMessages().integrate;
  const { storeDomain } = useBusiness();
  const disabledReason = useDisabledReason('integrations.edit');
  const sentenceOf = useFailureSentence();
  const [typed, setTyped] = useState(isFirst ? (storeDomain ?? '') : '');
  const [isBad, setIsBad] = useState(false);
  const claim = useAct(async (api, domain: string) => api.call(claimDomain, { body: { domain } }), {
    renews: ['domains'],
    onDone: () => setTyped(''),
  });
  if (disabledReason !== null) return <p className="text-ink-muted">{disabledReason}</p>;
  const domain = typed.trim();
  return (
    <Form
      label={words.claim}
      busy={claim.isPending}
      problem={claim.error === null ? undefined : sentenceOf(claim.error)}
      className="max-w-130"
      onSubmit={() => {
        const isDomain = domain.includes('.') && domain.length <= 300;
        setIsBad(!isDomain);
        if (isDomain) claim.mutate(domain);
      }}
    >
      <AddressField
        label={words.label}
        hint={words.hint}
        error={isBad ? words.bad : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        variant={isFirst ? 'primary' : 'plain'}
        busy={claim.isPending}
        className="justify-self-start"
      >
        {words.submit}
      </Button>
    </Form>
  );
}
