import {
  changeAdminRole,
  listAdmins,
  revokeAdmin,
  withdrawAdminInvitation,
} from '@pricehunt/api-contract/admins';
import type { AdminInvitation, AdminView } from '@pricehunt/api-contract/admins';
import { adminRoles } from '@pricehunt/business-accounts';
import { ChoiceField, DataTable, useMoments } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { ActButton } from '../../../console/components/act-button';
import { Answered } from '../../../console/components/answered';
import { RowSkeleton } from '../../../console/components/row-skeleton';
import { Section } from '../../../console/components/section';
import { useConsoleQuery } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';
import { InviteAdmin } from './invite-admin';

/** Admins and open invitations; only owners see the actions. */
export function AdminList() {
  const { admins: words } = useMessages();
  const query = useConsoleQuery('admins', [], (api) => api.call(listAdmins, {}));
  return (
    <Answered query={query} whileLoading={<RowSkeleton rows={3} />}>
      {({ items, invitations, mayManage, isSecondFactorRequired }) => (
        <>
          <Section
            title={words.people}
            actions={mayManage ? <InviteAdmin isSecondFactorRequired={isSecondFactorRequired} /> : null}
          >
            {mayManage ? null : <p className="pb-3 text-ink-muted">{words.ownersOnly}</p>}
            <AdminTable admins={items} mayManage={mayManage} />
          </Section>
          <Section title={words.invitations}>
            <InvitationTable invitations={invitations} mayManage={mayManage} />
          </Section>
          <Section title={words.rolesTitle}>
            <ul className="grid gap-1 text-sm">
              {adminRoles.map((role) => (
                <li key={role}>
                  <strong className="font-semibold">{words.roles[role]}</strong>: {words.roleMeans[role]}
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </Answered>
  );
}

function AdminTable({
  admins,
  mayManage,
}: {
  readonly admins: readonly AdminView[];
  readonly mayManage: boolean;
}) {
  const { admins: words, businesses, console: shared } = useMessages();
  const { day } = useMoments();
  return (
    <DataTable
      caption={words.people}
      rows={admins}
      rowKey={({ accountId }) => accountId}
      columns={[
        {
          id: 'email',
          name: shared.person.email,
          cell: ({ email, isSelf }) => (
            <span className="wrap-anywhere">
              {email}
              {isSelf ? <span className="text-ink-muted"> ({words.you})</span> : null}
            </span>
          ),
        },
        { id: 'role', name: businesses.role, namesItself: true, cell: ({ role }) => words.roles[role] },
        {
          id: 'factor',
          name: businesses.secondFactor,
          cell: ({ hasTotp }) => (hasTotp ? shared.on : shared.off),
        },
        {
          id: 'since',
          name: words.since,
          isFigure: true,
          isForTable: true,
          cell: ({ createdAt }) => day(createdAt),
        },
        {
          id: 'acts',
          name: '',
          isFigure: true,
          cell: (admin) => (mayManage ? <AdminActs admin={admin} /> : null),
        },
      ]}
    />
  );
}

function AdminActs({ admin: { accountId, email, role } }: { readonly admin: AdminView }) {
  const { admins: words, businesses } = useMessages();
  const [chosen, setChosen] = useState(role);
  const params = { accountId };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <ActButton
        label={words.changeRole}
        spokenLabel={words.changeRoleOf(email)}
        title={words.changeRoleOf(email)}
        sentence={words.changeRoleSentence}
        submit={words.changeRole}
        onOpen={() => setChosen(role)}
        fields={
          <ChoiceField
            label={businesses.role}
            value={chosen}
            choices={adminRoles}
            names={words.roles}
            onChoose={setChosen}
          />
        }
        act={(api) => api.call(changeAdminRole, { params, body: { role: chosen } })}
        renews={['admins']}
        done={words.roleChanged(email)}
      />
      <ActButton
        label={words.revoke}
        spokenLabel={words.revokeSpoken(email)}
        title={words.revokeTitle(email)}
        sentence={words.revokeSentence}
        submit={words.revoke}
        isDestructive
        act={(api) => api.call(revokeAdmin, { params })}
        renews={['admins']}
        done={words.revoked(email)}
      />
    </span>
  );
}

function InvitationTable({
  invitations,
  mayManage,
}: {
  readonly invitations: readonly AdminInvitation[];
  readonly mayManage: boolean;
}) {
  const { admins: words, businesses, console: shared } = useMessages();
  const { day } = useMoments();
  if (invitations.length === 0) return <p className="text-ink-muted">{words.noInvitations}</p>;
  return (
    <DataTable
      caption={words.invitations}
      rows={invitations}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'email',
          name: shared.person.email,
          cell: ({ email, invitedBy }) => (
            <span className="wrap-anywhere">
              {email}
              <span className="block text-ink-muted">{words.invitedBy(invitedBy ?? shared.nobody)}</span>
            </span>
          ),
        },
        { id: 'role', name: businesses.role, cell: ({ role }) => words.roles[role] },
        { id: 'expires', name: words.expires, isFigure: true, cell: ({ expiresAt }) => day(expiresAt) },
        {
          id: 'acts',
          name: '',
          isFigure: true,
          cell: ({ id, email }) =>
            mayManage ? (
              <ActButton
                label={words.withdraw}
                spokenLabel={words.withdrawSpoken(email)}
                title={words.withdrawTitle(email)}
                sentence={words.withdrawSentence}
                submit={words.withdraw}
                isDestructive
                act={(api) => api.call(withdrawAdminInvitation, { params: { invitationId: id } })}
                renews={['admins']}
                done={words.withdrawn(email)}
              />
            ) : null,
        },
      ]}
    />
  );
}
