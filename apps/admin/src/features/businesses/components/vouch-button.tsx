import { verifyDomainByHand } from '@pricehunt/api-contract';
import type { AdminBusiness } from '@pricehunt/api-contract';
import { storeDomainOf } from '@pricehunt/business-accounts';
import { TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../console/components/act-button';

/** Vouches for a domain that a business cannot prove by itself. */
export function VouchButton({ business }: { readonly business: AdminBusiness }) {
  const { businesses: words, failures } = useMessages();
  const [domain, setDomain] = useState('');
  const [isBad, setIsBad] = useState(false);
  return (
    <ActButton
      label={words.vouch}
      title={words.vouchTitle(business.name)}
      sentence={words.vouchSentence}
      submit={words.vouch}
      reason="required"
      onOpen={() => {
        setDomain(business.storeDomain ?? '');
        setIsBad(false);
      }}
      fields={
        <TextField
          label={words.domain}
          value={domain}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={isBad ? failures.notADomain : undefined}
          onChange={({ target }) => setDomain(target.value)}
        />
      }
      isReady={() => {
        const isDomain = storeDomainOf(domain) !== null;
        setIsBad(!isDomain);
        return isDomain;
      }}
      act={(api, reason) =>
        api.call(verifyDomainByHand, {
          params: { businessId: business.id },
          body: { domain: domain.trim(), reason },
        })
      }
      renews={['businesses']}
      done={words.vouchDone(domain.trim())}
    />
  );
}
