import { PageTitle } from '@pricehunt/web-shell';
import { InvitationView } from '../features/sign-in/components/invitation-view';
import { useAddressToken } from '@pricehunt/account-forms';
import { useMessages } from '../messages/use-messages';

export function Invitation() {
  const { invitation } = useMessages().signIn;
  return (
    <div className="mx-auto max-w-105 pb-14">
      <PageTitle>{invitation.title}</PageTitle>
      <InvitationView token={useAddressToken()} />
    </div>
  );
}
