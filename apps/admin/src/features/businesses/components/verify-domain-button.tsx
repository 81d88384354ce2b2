import { verifyDomainByHand } from '@pricehunt/api-contract/admin-businesses';
import type { AdminBusiness } from '@pricehunt/api-contract/admin-businesses';
import { TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';

export function VerifyDomainButton({ business }: { readonly business: AdminBusiness }) {
  const { businesses: words, failures } = useMessages();
  const [domain, setDomain] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <ActButton
      label={words.verify}
      title={words.verifyTitle(business.name)}
      sentence={words.verifySentence}
      submit={words.verify}
      reason="required"
      onOpen={() => {
        setDomain(business.storeDomain ?? '');
        setIsMissing(false);
      }}
      fields={
        <TextField
          label={words.domain}
          value={domain}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={isMissing ? failures.notADomain : undefined}
          onChange={({ target }) => setDomain(target.value)}
        />
      }
      isReady={() => {
        // The server checks the domain, because it also knows shops on the local network.
        const isMissing = domain.trim() === '';
        setIsMissing(isMissing);
        return !isMissing;
      }}
      act={(api, reason) =>
        api.call(verifyDomainByHand, {
          params: { businessId: business.id },
          body: { domain: domain.trim(), reason },
        })
      }
      renews={['businesses']}
      done={words.verifyDone(domain.trim())}
    />
  );
}
