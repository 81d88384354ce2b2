import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Section } from '../console/components/section';
import { JobCounts } from '../features/jobs/components/job-counts';
import { JobDialog } from '../features/jobs/components/job-dialog';
import { JobTable } from '../features/jobs/components/job-table';
import { RetryFailedJobs } from '../features/jobs/components/retry-failed-jobs';
import { useJobList } from '../features/jobs/use-job-list';
import { useMessages } from '../messages/use-messages';

export function Jobs() {
  const { jobs: words } = useMessages();
  const { state, list } = useJobList();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <Section title={words.counts}>
        <JobCounts list={list} />
      </Section>
      <Section title={words.listTitle} actions={<RetryFailedJobs state={state} list={list} />}>
        <JobTable state={state} list={list} />
      </Section>
      <JobDialog />
    </>
  );
}
