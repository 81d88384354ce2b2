import { suspendBusiness } from '@pricehunt/api-contract/admin-businesses';
import type { AdminBusinessDetail } from '@pricehunt/api-contract/admin-businesses';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';
import { ApproveButton } from '../../../console/components/approve-button';
import { MessageActs } from './message-acts';
import { ViewAsButton } from './view-as-button';

export function BusinessActs({ business }: { readonly business: AdminBusinessDetail }) {
  const { console: shared, businesses: words } = useMessages();
  const { id, name, status } = business;
  return (
    <>
      <ViewAsButton business={business} />
      {status === 'pending' ? <MessageActs business={business} /> : null}
      {status !== 'active' ? null : (
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
