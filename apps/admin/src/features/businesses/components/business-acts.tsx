import { suspendBusiness } from '@pricehunt/api-contract';
import type { AdminBusiness } from '@pricehunt/api-contract';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';
import { ApproveButton } from './approve-button';
import { ViewAsButton } from './view-as-button';

export function BusinessActs({ business }: { readonly business: AdminBusiness }) {
  const { console: shared, businesses: words } = useMessages();
  const { id, name, status } = business;
  return (
    <>
      <ViewAsButton business={business} />
      {status === 'suspended' ? null : (
        <ActButton
          label={words.suspend}
          size="medium"
          title={words.suspendTitle(name)}
          sentence={words.suspendSentence}
          submit={words.suspend}
          isDestructive
          reason="required"
          reasonHint={shared.reasonMailedHint}
          act={(api, reason) => api.call(suspendBusiness, { params: { businessId: id }, body: { reason } })}
          renews={['businesses', 'items']}
          done={words.suspended(name)}
        />
      )}
      {status === 'active' ? null : <ApproveButton business={business} />}
    </>
  );
}
