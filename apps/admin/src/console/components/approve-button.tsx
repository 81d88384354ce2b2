import { approveBusiness } from '@pricehunt/api-contract/admin-businesses';
import type { AdminBusiness } from '@pricehunt/api-contract/admin-businesses';
import { useMessages } from '../../messages/use-messages';
import { ReviewChecklistOf } from './review-checklist';
import { ActButton } from './act-button';

export interface ApproveButtonProps {
  readonly business: AdminBusiness;
  readonly size?: 'small' | 'medium';
}

export function ApproveButton({ business, size = 'medium' }: ApproveButtonProps) {
  const { businesses: words } = useMessages();
  const { id, name, status } = business;
  const label = status === 'suspended' ? words.reinstate : words.approve;
  return (
    <ActButton
      label={label}
      spokenLabel={size === 'small' ? `${label}: ${name}` : undefined}
      size={size}
      variant={size === 'small' ? 'plain' : 'primary'}
      title={words.approveTitle(name)}
      sentence={words.approveSentence}
      submit={label}
      fields={status === 'pending' ? <ReviewChecklistOf businessId={id} /> : undefined}
      reason="optional"
      act={(api, reason) =>
        api.call(approveBusiness, {
          params: { businessId: id },
          body: reason === '' ? {} : { reason },
        })
      }
      renews={['businesses']}
      done={words.approved(name)}
    />
  );
}
