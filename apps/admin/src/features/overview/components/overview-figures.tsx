import type { AdminOverview } from '@pricehunt/api-contract/admin-overview';
import { FigureRow, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

export function OverviewFigures({ overview }: { readonly overview: AdminOverview }) {
  const { overview: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  const { jobs, serverErrors, journaledClicks, unreadableJournalFiles } = overview;
  const counted = (['searches', 'clicks', 'botClicks'] as const).map((id) => {
    const { lastHour, lastDay, dayBefore } = overview[id];
    return {
      id,
      name: words[id],
      value: figure(lastDay).text,
      change: dayBefore === 0 ? null : lastDay / dayBefore - 1,
      moreIsWorse: id === 'botClicks',
      note: words.lastHour(figure(lastHour)),
    };
  });
  return (
    <FigureRow
      label={words.figures}
      figures={[
        ...counted,
        {
          id: 'queue',
          name: words.queue,
          value: figure(jobs.due).text,
          note:
            jobs.oldestDueAt === null
              ? words.queueNote(figure(jobs.running), figure(jobs.delayed))
              : words.oldest(moment(jobs.oldestDueAt)),
        },
        {
          id: 'serverErrors',
          name: words.serverErrors,
          value: figure(serverErrors.count).text,
          note: words.since(moment(serverErrors.since)),
        },
        {
          id: 'journal',
          name: words.journal,
          value: figure(journaledClicks).text,
          note:
            unreadableJournalFiles === 0
              ? words.journalNote
              : words.journalUnreadable(figure(unreadableJournalFiles)),
        },
      ]}
    />
  );
}
