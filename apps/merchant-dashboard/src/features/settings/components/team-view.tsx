import { SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { useRight } from '../../../business/use-right';
import { teamQuery } from '../requests/account-queries';
import { CouldNotLoad } from '../../../page-parts/could-not-load';
import { InvitationRow } from './invitation-row';
import { InviteForm } from './invite-form';
import { MemberRow } from './member-row';
import { Section } from '../../../page-parts/page-section';

/** Members and invitations; only owners see the actions. */
export function TeamView() {
  const { team: words } = useMessages().settings;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const right = useRight('team.edit');
  const { data, error, refetch } = useQuery(teamQuery(openApi, id));
  if (data === undefined) {
    if (error !== null) return <CouldNotLoad failure={error} onTryAgain={() => void refetch()} />;
    return (
      <SkeletonGroup label={words.loading}>
        <SkeletonBlock className="h-14 w-full" />
        <SkeletonBlock className="mt-3 h-14 w-full" />
      </SkeletonGroup>
    );
  }
  const mayEdit = right === 'allowed';
  return (
    <div className="max-w-220 divide-y divide-line border-b border-line">
      <Section title={words.people}>
        <ul className="divide-y divide-line">
          {data.members.map((member) => (
            <MemberRow key={member.accountId} member={member} mayEdit={mayEdit} />
          ))}
        </ul>
      </Section>
      <Section title={words.invitations}>
        {data.invitations.length === 0 ? (
          <p className="text-ink-muted">{words.noInvitations}</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} mayEdit={mayEdit} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={words.invite}>
        {mayEdit ? (
          <InviteForm />
        ) : (
          <p className="text-ink-muted">
            {right === 'email-unverified'
              ? words.verifyFirst
              : right === 'suspended'
                ? words.suspended
                : words.ownersOnly}
          </p>
        )}
      </Section>
    </div>
  );
}
