import { feedIssuesStoredMax } from '@pricehunt/api-contract/feeds';
import type { FeedImport } from '@pricehunt/api-contract/feeds';
import { Button, ButtonLink, SkeletonBars, useFigures } from '@pricehunt/ui-kit';
import { useAddressQuery } from '@pricehunt/web-shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { Answered } from '../../../page-parts/answered';
import { SeverityChip } from '../../../page-parts/severity-chip';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { runIssuesQuery } from '../requests/feed-queries';
import { IssueRows } from './issue-rows';
import { MoreButton } from '../../../page-parts/more-button';

type Preview = NonNullable<FeedImport['preview']>;

const severities = ['error', 'warning', 'notice'] as const;

export interface RunIssuesProps {
  readonly run: FeedImport;
  readonly preview: Preview;
  readonly issuesAddress: string;
  readonly repairedAddress: string;
}

/** The issues of an import by kind, and as downloads. */
export function RunIssues({ run, preview, issuesAddress, repairedAddress }: RunIssuesProps) {
  const { run: words } = useMessages().feeds;
  const figure = useFigures();
  const { issueCounts } = preview;
  const total = issueCounts.error + issueCounts.warning + issueCounts.notice;
  if (total === 0) {
    return (
      <section aria-labelledby="issues" className="border-t border-line py-6">
        <h2 id="issues" className="text-xl">
          {words.issues}
        </h2>
        <p className="mt-2 text-ink-muted">{words.noIssues}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="issues" className="border-t border-line py-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="issues" className="grow text-xl">
          {words.issues}
        </h2>
        <ButtonLink href={issuesAddress} download size="small">
          <Download aria-hidden="true" className="size-4" />
          {words.download}
        </ButtonLink>
        <ButtonLink href={repairedAddress} download size="small">
          <Download aria-hidden="true" className="size-4" />
          {words.repaired}
        </ButtonLink>
      </div>
      <p className="mt-2 max-w-190 text-sm text-ink-muted">{words.repairedSentence}</p>
      <IssueGroups run={run} groups={preview.issues} />
      {total > feedIssuesStoredMax ? (
        <p className="mt-4 text-sm text-ink-muted">{words.listed(figure(feedIssuesStoredMax))}</p>
      ) : null}
    </section>
  );
}

type Group = Preview['issues'][number];

/** The kinds of issues, errors first and the most frequent first; the open kind is in the URL. */
function IssueGroups({ run, groups }: { readonly run: FeedImport; readonly groups: readonly Group[] }) {
  const { run: words } = useMessages().feeds;
  const [query, change] = useAddressQuery();
  const open = query.get('code');
  const ordered = groups.toSorted(
    (one, other) =>
      severities.indexOf(one.severity) - severities.indexOf(other.severity) || other.count - one.count,
  );
  return (
    <ul aria-label={words.kinds} className="mt-5 divide-y divide-line border-y border-line">
      {ordered.map((group) => (
        <IssueGroup
          key={`${group.severity} ${group.code}`}
          run={run}
          group={group}
          isOpen={open === group.code}
          onToggle={() => change({ code: open === group.code ? null : group.code })}
        />
      ))}
    </ul>
  );
}

interface IssueGroupProps {
  readonly run: FeedImport;
  readonly group: Group;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function IssueGroup({ run, group, isOpen, onToggle }: IssueGroupProps) {
  const { feedIssues, feeds } = useMessages();
  const { run: words } = feeds;
  const figure = useFigures();
  const rowsId = useId();
  const { sentence, hint } = feedIssues.meaning(group);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 sm:flex-nowrap">
        <div className="sm:w-26 sm:flex-none">
          <SeverityChip severity={group.severity} />
        </div>
        <div className="min-w-0 grow basis-60">
          <h3 className="font-sans text-base font-semibold wrap-anywhere">{sentence}</h3>
          {hint === '' ? null : <p className="text-sm text-ink-muted">{hint}</p>}
        </div>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? rowsId : undefined}
          className="flex-none"
          onClick={onToggle}
        >
          {isOpen ? words.hideRows : words.showRows(figure(group.count))}
          <span className="sr-only">: {sentence}</span>
        </Button>
      </div>
      {isOpen ? (
        <div id={rowsId} className="mt-3">
          <GroupRows run={run} group={group} />
        </div>
      ) : null}
    </li>
  );
}

/** The rows with one kind of issue, loaded when it is opened. */
function GroupRows({ run, group: { code, severity } }: Pick<IssueGroupProps, 'run' | 'group'>) {
  const { run: words } = useMessages().feeds;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useInfiniteQuery(runIssuesQuery(openApi, id, run, { code, severity }));
  return (
    <Answered
      query={query}
      whileLoading={<SkeletonBars label={words.issuesLoading} className="h-20 w-full" />}
    >
      {({ pages }) => {
        const issues = pages.flatMap(({ items }) => items);
        return (
          <>
            {issues.length === 0 ? (
              <p className="text-ink-muted">{words.noneOfThis}</p>
            ) : (
              <IssueRows issues={issues} />
            )}
            <MoreButton query={query}>{words.more}</MoreButton>
          </>
        );
      }}
    </Answered>
  );
}
