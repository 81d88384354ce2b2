import type { FeedIssueView } from '@pricehunt/api-contract/feeds';
import { useMessages } from '../messages/use-messages';
import { SeverityChip } from './severity-chip';

export interface IssueListProps {
  readonly issues: readonly FeedIssueView[];
}

export function IssueList({ issues }: IssueListProps) {
  return (
    <ul className="divide-y divide-line">
      {issues.map((issue, place) => (
        <Issue key={place} issue={issue} />
      ))}
    </ul>
  );
}

function Issue({ issue }: { readonly issue: FeedIssueView }) {
  const { feedIssues, products } = useMessages();
  const { issues: words } = products;
  const { code, severity, row, line, itemId, column, given } = issue;
  const { sentence, hint } = feedIssues.meaning(issue);
  const places = [
    [words.row, row],
    [words.line, line],
    [words.product, itemId],
    [words.column, column],
    [words.given, given === '' ? words.empty : given],
    [words.code, code],
  ] as const;
  return (
    <li className="grid gap-x-4 gap-y-2 py-4 first:pt-0 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <div>
        <SeverityChip severity={severity} />
      </div>
      <div className="min-w-0">
        <p className="font-semibold">{sentence}</p>
        {hint === '' ? null : <p className="text-sm">{hint}</p>}
        <dl className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {places.map(([name, value]) =>
            value === null ? null : (
              <div key={name} className="flex min-w-0 gap-1.5">
                <dt className="text-ink-muted">{name}</dt>
                <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </li>
  );
}
