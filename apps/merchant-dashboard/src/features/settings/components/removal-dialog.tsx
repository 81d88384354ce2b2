import { removeMember } from '@pricehunt/api-contract/business-identity';
import type { TeamMember } from '@pricehunt/api-contract/business-identity';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { Button, Dialog, Notice } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { teamQuery } from '../requests/account-queries';
import { useAccountFailure } from '@pricehunt/account-forms';

export interface RemovalDialogProps {
  readonly member: TeamMember;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function RemovalDialog({ member, open, onClose }: RemovalDialogProps) {
  const { frame, settings } = useMessages();
  const { team: words } = settings;
  const { id } = useBusiness();
  const { refresh } = useBusinessAuth();
  const { openApi } = useMerchantServices();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const failureOf = useAccountFailure();
  const { email, isSelf } = member;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await openApi()).call(removeMember, { params: { accountId: member.accountId } }),
    onSuccess: async () => {
      onClose();
      show({ title: words.removed(email) });
      if (isSelf) await refresh();
      else await queryClient.invalidateQueries(teamQuery(openApi, id));
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={isSelf ? words.leaveTitle : words.removeTitle}>
      <p className="text-ink-muted">{isSelf ? words.leaveSentence : words.removeSentence(email)}</p>
      {error === null ? null : <Notice tone="danger" title={failureOf(error)} className="mt-4" />}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="danger" busy={isPending} onClick={() => mutate()}>
          {isSelf ? words.leave : words.remove}
        </Button>
        <Button onClick={onClose}>{frame.cancel}</Button>
      </div>
    </Dialog>
  );
}
