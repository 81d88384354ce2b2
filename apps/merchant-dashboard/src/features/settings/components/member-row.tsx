import { changeMemberRole } from '@pricehunt/api-contract/business-identity';
import type { TeamMember } from '@pricehunt/api-contract/business-identity';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { memberRoles } from '@pricehunt/business-accounts';
import type { MemberRole } from '@pricehunt/business-accounts';
import { Button, Chip, ChoiceField, Notice, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { teamQuery } from '../requests/account-queries';
import { useAccountFailure } from '@pricehunt/account-forms';
import { RemovalDialog } from './removal-dialog';

export interface MemberRowProps {
  readonly member: TeamMember;
  readonly mayEdit: boolean;
}

/** A team member; owners change roles and remove members, everyone can leave. */
export function MemberRow({ member, mayEdit }: MemberRowProps) {
  const { settings } = useMessages();
  const { team: words } = settings;
  const { day } = useMoments();
  const [isAsking, setIsAsking] = useState(false);
  const { email, isSelf } = member;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-3 first:pt-0 sm:flex">
      <div className="contents sm:block sm:min-w-48 sm:grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{email}</span>
          {isSelf ? <Chip>{words.you}</Chip> : null}
        </p>
        <p className="row-start-2 text-sm text-ink-muted">
          <span className="max-sm:hidden">{words.joined(day(member.joinedAt))} · </span>
          {member.hasTotp ? words.hasTotp : words.hasNoTotp}
        </p>
      </div>
      <div className="row-start-2 flex-none max-sm:justify-self-end">
        {mayEdit ? <RoleChoice member={member} /> : settings.roles[member.role]}
      </div>
      {isSelf ? (
        <Button size="small" className="max-sm:justify-self-end" onClick={() => setIsAsking(true)}>
          {words.leave}
        </Button>
      ) : mayEdit ? (
        <Button
          size="small"
          aria-label={words.removeSpoken(email)}
          className="max-sm:justify-self-end"
          onClick={() => setIsAsking(true)}
        >
          {words.remove}
        </Button>
      ) : null}
      <RemovalDialog member={member} open={isAsking} onClose={() => setIsAsking(false)} />
    </li>
  );
}

function RoleChoice({ member }: { readonly member: TeamMember }) {
  const { settings } = useMessages();
  const { team: words } = settings;
  const { id } = useBusiness();
  const { refresh } = useBusinessAuth();
  const { openApi } = useMerchantServices();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const failureOf = useAccountFailure();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (role: MemberRole) =>
      (await openApi()).call(changeMemberRole, {
        params: { accountId: member.accountId },
        body: { role },
      }),
    onSuccess: async ({ member: changed }) => {
      show({ title: words.roleChanged(changed.email, settings.roles[changed.role]) });
      await queryClient.invalidateQueries(teamQuery(openApi, id));
      if (member.isSelf) await refresh();
    },
  });
  return (
    <div className="grid gap-2">
      <ChoiceField
        label={words.roleOf(member.email)}
        hidesLabel
        value={isPending ? variables : member.role}
        aria-busy={isPending}
        choices={memberRoles}
        names={settings.roles}
        onChoose={(role) => {
          if (!isPending) mutate(role);
        }}
      />
      {error === null ? null : <Notice tone="danger" title={failureOf(error)} />}
    </div>
  );
}
