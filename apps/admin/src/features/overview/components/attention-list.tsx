import type { AdminOverview } from '@pricehunt/api-contract/admin-overview';
import { useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { RoomLink } from '../../../console/components/room-link';

export function AttentionList({ waiting }: { readonly waiting: AdminOverview['waiting'] }) {
  const { overview: words } = useMessages();
  const figure = useFigures();
  const rows = [
    {
      to: `${routePaths.businesses}?status=pending`,
      count: waiting.pendingBusinesses,
      text: words.pending(figure(waiting.pendingBusinesses)),
    },
    {
      to: routePaths.reports,
      count: waiting.openPriceReports,
      text: words.reports(figure(waiting.openPriceReports)),
    },
    {
      to: `${routePaths.jobs}?kind=send-account-mail&state=delayed`,
      count: waiting.unsentMails,
      text: words.unsentMails(figure(waiting.unsentMails)),
    },
    {
      to: routePaths.items,
      count: waiting.heldItems,
      text: words.held(figure(waiting.heldItems)),
    },
    {
      to: routePaths.heldWebhooks,
      count: waiting.heldDeliveries,
      text: words.heldWebhooks(figure(waiting.heldDeliveries)),
    },
    { to: routePaths.jobs, count: waiting.deadJobs, text: words.dead(figure(waiting.deadJobs)) },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0) return <p className="text-ink-muted">{words.nothingToDo}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ to, text }) => (
        <li key={to} className="py-2.5">
          <RoomLink to={to}>{text}</RoomLink>
        </li>
      ))}
    </ul>
  );
}
