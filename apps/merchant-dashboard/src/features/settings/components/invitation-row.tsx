import { inviteMember, withdrawInvitation } from '@pricehunt/api-contract/business-identity';
import type { TeamInvitation } from '@pricehunt/api-contract/business-identity';
import { Button, Notice, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { teamQuery } from '../requests/account-queries';
import { useAccountFailure } from '@pricehunt/account-forms';

export interface InvitationRowProps {
  readonly invitation: TeamInvitation;
  readonly mayEdit: boolean;
}

export function InvitationRow({ invitation, mayEdit }: InvitationRowProps) {
  const { settings } = useMessages();
  const { team: words } = settings;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const { show } = useToast();
  const { day } = useMoments();
  const queryClient = useQueryClient();
  const failureOf = useAccountFailure();
  const { id: resends, email, role } = invitation;
  const again = useMutation({
    mutationFn: async () => (await openApi()).call(inviteMember, { body: { email, role, resends } }),
    onSuccess: () => {
      show({ title: words.invited(email) });
      return queryClient.invalidateQueries(teamQuery(openApi, id));
    },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      (await openApi()).call(withdrawInvitation, { params: { invitationId: invitation.id } }),
    onSuccess: () => {
      show({ title: words.withdrawn });
      return queryClient.invalidateQueries(teamQuery(openApi, id));
    },
  });
  const failure = error ?? again.error;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{invitation.email}</p>
        <p className="text-sm text-ink-muted">
          {settings.roles[invitation.role]} · {words.expires(day(invitation.expiresAt))}
        </p>
      </div>
      {mayEdit ? (
        <Button
          size="small"
          busy={again.isPending}
          aria-label={words.inviteAgainSpoken(invitation.email)}
          onClick={() => again.mutate()}
        >
          {words.inviteAgain}
        </Button>
      ) : null}
      {mayEdit ? (
        <Button
          size="small"
          busy={isPending}
          aria-label={words.withdrawSpoken(invitation.email)}
          onClick={() => mutate()}
        >
          {words.withdraw}
        </Button>
      ) : null}
      {failure === null ? null : <Notice tone="danger" title={failureOf(failure)} />}
    </li>
  );
}
