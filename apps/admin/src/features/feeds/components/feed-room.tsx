import { changeOperatorFeed, uploadOperatorFeedFile } from '@pricehunt/api-contract/operator-feeds';
import type { OperatorFeed } from '@pricehunt/api-contract/operator-feeds';
import { Notice, TextField, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { useAdminServices } from '../../../admin-services';
import { MutationForm } from '../../../console/components/mutation-form';
import { Facts } from '../../../console/components/facts';
import { RoomLink } from '../../../console/components/room-link';
import { Section } from '../../../console/components/section';
import { useAct } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { draftOf, faultsOf, settingsOf } from '../feed-draft';
import type { FeedDraft } from '../feed-draft';
import { FeedFields, TermsFields } from './feed-fields';
import { FeedState } from './feed-state';

export function FeedRoom({ feed }: { readonly feed: OperatorFeed }) {
  const { operatorFeeds: words } = useMessages();
  const removalHeldBack = feed.latestImport?.removalHeldBack ?? null;
  return (
    <>
      <Section title={words.counts}>
        {removalHeldBack === null ? null : (
          <div className="pb-4">
            <Notice tone="warn" title={words.removalHeldBack}>
              {removalHeldBack}
            </Notice>
          </div>
        )}
        <FeedFacts feed={feed} />
      </Section>
      <Section title={words.problems}>
        <Problems feed={feed} />
      </Section>
      {feed.endedAt !== null ? null : (
        <>
          {feed.shownLink === null ? (
            <Section title={words.upload}>
              <Upload feedId={feed.id} />
            </Section>
          ) : null}
          <Section title={words.settings}>
            <Settings feed={feed} />
          </Section>
        </>
      )}
    </>
  );
}

function FeedFacts({ feed }: { readonly feed: OperatorFeed }) {
  const { console: shared, operatorFeeds: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  const { counts, latestImport, nextRunAt } = feed;
  return (
    <Facts
      facts={[
        { name: words.state, value: <FeedState feed={feed} /> },
        {
          name: words.rows,
          value:
            latestImport === null
              ? shared.never
              : words.rowsOf(figure(latestImport.rowsRead), figure(latestImport.preview?.rejectedCount ?? 0)),
        },
        { name: words.shown, value: figure(counts.shown).text },
        { name: words.matched, value: figure(counts.matched).text },
        { name: words.held, value: figure(counts.held).text },
        { name: words.listedElsewhere, value: figure(counts.listedElsewhere).text },
        { name: words.notListed, value: figure(counts.keptOut).text },
        {
          name: words.lastRun,
          value: latestImport === null ? shared.never : moment(latestImport.requestedAt),
        },
        { name: words.nextRun, value: nextRunAt === null ? shared.never : moment(nextRunAt) },
        {
          name: words.runs,
          value: (
            <RoomLink to={`${routePaths.feeds}?feed=${encodeURIComponent(feed.id)}`}>
              {words.allRuns}
            </RoomLink>
          ),
        },
      ]}
    />
  );
}

function Problems({ feed: { latestImport } }: { readonly feed: OperatorFeed }) {
  const { operatorFeeds: words } = useMessages();
  const figure = useFigures();
  const groups = latestImport?.preview?.issues ?? [];
  if (groups.length === 0) return <p className="text-ink-muted">{words.noProblems}</p>;
  return (
    <Facts
      facts={groups.map(({ sentence, hint, count }) => ({
        name: words.problemCount(figure(count)),
        value: (
          <>
            {sentence} <span className="text-ink-muted">{hint}</span>
          </>
        ),
      }))}
    />
  );
}

function Upload({ feedId }: { readonly feedId: string }) {
  const { operatorFeeds: words } = useMessages();
  const { openUpload } = useAdminServices();
  const { show } = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const uploading = useAct(
    async (_, chosen: File) =>
      (await openUpload(chosen)).call(uploadOperatorFeedFile, { params: { feedId } }),
    ['operator-feeds', 'feeds'],
    () => show({ title: words.uploaded, tone: 'good' }),
  );
  return (
    <MutationForm
      label={words.upload}
      mutation={uploading}
      submit={words.upload}
      className="max-w-120"
      onSubmit={() => {
        setIsMissing(file === null);
        if (file !== null) uploading.mutate(file);
      }}
    >
      <TextField
        label={words.file}
        type="file"
        error={isMissing ? words.fileMissing : undefined}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
    </MutationForm>
  );
}

function Settings({ feed }: { readonly feed: OperatorFeed }) {
  const { operatorFeeds: words } = useMessages();
  const { show } = useToast();
  const [draft, setDraft] = useState(() => draftOf(feed));
  const [showsFaults, setShowsFaults] = useState(false);
  const change = (changes: Partial<FeedDraft>) => setDraft((was) => ({ ...was, ...changes }));
  const faults = faultsOf(draft);
  const link = draft.link.trim();
  const saving = useAct(
    (api) =>
      api.call(changeOperatorFeed, {
        params: { feedId: feed.id },
        body: { ...settingsOf(draft), ...(link === '' ? {} : { link }) },
      }),
    ['operator-feeds', 'feeds'],
    (answer) => {
      setDraft(draftOf(answer.feed));
      show({ title: words.saved(answer.feed.name), tone: 'good' });
    },
  );
  return (
    <MutationForm
      label={words.settings}
      mutation={saving}
      submit={words.save}
      isPrimary
      className="max-w-220"
      onSubmit={() => {
        setShowsFaults(true);
        if (Object.values(faults).every((fault) => !fault)) saving.mutate(undefined);
      }}
    >
      <FeedFields
        draft={draft}
        faults={showsFaults ? faults : null}
        shownLink={feed.shownLink}
        onChange={change}
      />
      <TermsFields draft={draft} faults={showsFaults ? faults : null} onChange={change} />
    </MutationForm>
  );
}
