import type { AdminBusinessDetail } from '@pricehunt/api-contract/admin-businesses';
import { Chip, DataTable, Notice, useFigures, useMoments } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { Facts } from '../../../console/components/facts';
import { RoomLink } from '../../../console/components/room-link';
import { Section } from '../../../console/components/section';
import { ReviewChecklist } from '../../../console/components/review-checklist';
import { DuplicateRegistrations } from './duplicate-registrations';
import { VerifyDomainButton } from './verify-domain-button';

export function BusinessRoom({ business }: { readonly business: AdminBusinessDetail }) {
  const { businesses: words, console: shared } = useMessages();
  const { moment } = useMoments();
  const figure = useFigures();
  const search = `?business=${encodeURIComponent(business.id)}`;
  return (
    <>
      {business.status === 'suspended' ? (
        <Notice
          tone="warn"
          title={business.isRejected ? words.rejectedStatus : words.suspendedBecause}
          className="mb-7"
        >
          {business.statusReason ?? shared.none}
        </Notice>
      ) : null}
      {business.status === 'pending' ? (
        <Section title={words.checklist}>
          <ReviewChecklist business={business} />
        </Section>
      ) : null}
      {business.duplicates.length === 0 ? null : (
        <Section title={words.duplicatesTitle}>
          <DuplicateRegistrations business={business} />
        </Section>
      )}
      <div className="grid gap-x-10 lg:grid-cols-2">
        <Section title={words.factsTitle}>
          <Facts
            facts={[
              { name: words.owner, value: business.ownerEmail ?? shared.none },
              { name: words.storeDomain, value: business.storeDomain ?? shared.none },
              { name: words.registered, value: moment(business.createdAt) },
              { name: words.id, value: <span className="font-mono">{business.id}</span> },
            ]}
          />
        </Section>
        <Section title={words.catalogTitle}>
          <Facts
            facts={[
              { name: words.feeds, value: figure(business.feedCount).text },
              { name: words.items, value: figure(business.itemCount).text },
              { name: words.shown, value: figure(business.shownItemCount).text },
              { name: words.disapproved, value: figure(business.disapprovedItemCount).text },
            ]}
          />
          <p className="flex flex-wrap gap-x-6 gap-y-2 pt-3 text-sm">
            <RoomLink to={`${routePaths.items}${search}&state=all`}>{words.toItems}</RoomLink>
            <RoomLink to={`${routePaths.feeds}${search}`}>{words.toFeeds}</RoomLink>
            <RoomLink to={`${routePaths.audit}${search}`}>{words.toAudit}</RoomLink>
            <RoomLink to={generatePath(routePaths.commission, { businessId: business.id })}>
              {words.toCommission}
            </RoomLink>
          </p>
        </Section>
      </div>
      <Section title={words.domainsTitle} actions={<VerifyDomainButton business={business} />}>
        <DomainTable domains={business.domains} />
      </Section>
      <Section title={words.members}>
        <MemberTable members={business.members} />
      </Section>
    </>
  );
}

const domainTones = { pending: 'neutral', verified: 'good', failed: 'warn', lost: 'danger' } as const;

function DomainTable({ domains }: Pick<AdminBusinessDetail, 'domains'>) {
  const { businesses: words } = useMessages();
  const { moment } = useMoments();
  if (domains.length === 0) return <p className="text-ink-muted">{words.noDomains}</p>;
  return (
    <DataTable
      caption={words.domainsCaption}
      rows={domains}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'domain',
          name: words.domain,
          cell: ({ domain, problem }) => (
            <>
              <span className="font-semibold wrap-anywhere">{domain}</span>
              {problem === null ? null : <span className="block text-ink-muted">{problem}</span>}
            </>
          ),
        },
        {
          id: 'state',
          name: words.domainState,
          namesItself: true,
          cell: ({ state, method }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              <Chip tone={domainTones[state]}>{words.domainStates[state]}</Chip>
              {method === null ? null : <span className="text-ink-muted">{words.domainMethods[method]}</span>}
            </span>
          ),
        },
        {
          id: 'claimed',
          name: words.claimed,
          isFigure: true,
          isForTable: true,
          cell: ({ claimedAt }) => moment(claimedAt),
        },
      ]}
    />
  );
}

function MemberTable({ members }: Pick<AdminBusinessDetail, 'members'>) {
  const { businesses: words, console: shared } = useMessages();
  const { email: emailName } = shared.person;
  const { day } = useMoments();
  if (members.length === 0) return <p className="text-ink-muted">{words.noMembers}</p>;
  return (
    <DataTable
      caption={words.membersCaption}
      rows={members}
      rowKey={({ accountId }) => accountId}
      columns={[
        {
          id: 'email',
          name: emailName,
          cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
        },
        { id: 'role', name: words.role, namesItself: true, cell: ({ role }) => words.roles[role] },
        {
          id: 'factor',
          name: words.secondFactor,
          cell: ({ hasTotp }) => (hasTotp ? shared.on : shared.off),
        },
        {
          id: 'joined',
          name: words.joined,
          isFigure: true,
          isForTable: true,
          cell: ({ joinedAt }) => day(joinedAt),
        },
      ]}
    />
  );
}
