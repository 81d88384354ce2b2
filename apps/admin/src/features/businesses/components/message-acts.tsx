import { askBusiness, rejectBusiness } from '@pricehunt/api-contract/admin-businesses';
import type { AdminBusinessDetail } from '@pricehunt/api-contract/admin-businesses';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';

/** Asks a pending business for more, or rejects it. Both send the owners a message. */
export function MessageActs({ business }: { readonly business: AdminBusinessDetail }) {
  const { businesses: words } = useMessages();
  const { id, name, review } = business;
  const params = { businessId: id };
  return (
    <>
      <ActButton
        label={words.ask}
        size="medium"
        disabledReason={review.isEmailVerified ? null : words.askUnmailed}
        title={words.askTitle(name)}
        sentence={words.askSentence}
        submit={words.askSubmit}
        reason="required"
        reasonLabel={words.message}
        reasonHint={words.messageHint}
        reasonLengthMax={2_000}
        act={(api, message) => api.call(askBusiness, { params, body: { message } })}
        renews={['businesses']}
        done={words.asked(name)}
      />
      <ActButton
        label={words.reject}
        size="medium"
        title={words.rejectTitle(name)}
        sentence={review.isEmailVerified ? words.rejectSentence : words.rejectUnmailed}
        submit={words.reject}
        isDestructive
        reason="required"
        reasonLabel={words.message}
        reasonHint={words.messageHint}
        reasonLengthMax={2_000}
        act={(api, message) => api.call(rejectBusiness, { params, body: { message } })}
        renews={['businesses', 'items']}
        done={words.rejected(name)}
      />
    </>
  );
}
