import { createOperatorFeed, tryOperatorFeed } from '@pricehunt/api-contract';
import { Button, Form } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useAdminServices } from '../../../admin-services';
import { useAct } from '../../../console/console-queries';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { faultsOf, newDraft, readingOf, settingsOf } from '../feed-draft';
import type { FeedDraft } from '../feed-draft';
import { FeedFields, TermsFields } from './feed-fields';
import { FeedTrial } from './feed-trial';

/** From the address of a file to a saved feed: what it brings, its columns, its licence. */
export function AddFeed() {
  const { operatorFeeds: words } = useMessages();
  const { openApi } = useAdminServices();
  const { show } = useToast();
  const navigate = useNavigate();
  const sentenceOf = useFailureSentence();
  const [draft, setDraft] = useState(newDraft);
  const [showsFaults, setShowsFaults] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const change = (changes: Partial<FeedDraft>) => setDraft((was) => ({ ...was, ...changes }));
  const faults = faultsOf(draft);
  const isRight = Object.values(faults).every((fault) => !fault);
  const link = draft.link.trim();
  const trying = useMutation({
    mutationFn: async () => (await openApi()).call(tryOperatorFeed, { body: { link, ...readingOf(draft) } }),
  });
  const saving = useAct(
    (api) =>
      api.call(createOperatorFeed, { body: { link: link === '' ? null : link, ...settingsOf(draft) } }),
    ['operator-feeds', 'feeds', 'sources'],
    ({ feed }) => {
      show({ title: words.saved(feed.name), tone: 'good' });
      void navigate(generatePath(routePaths.operatorFeed, { feedId: feed.id }));
    },
  );
  return (
    <div className="grid max-w-220 gap-8">
      <Form
        label={words.addTitle}
        busy={trying.isPending}
        problem={
          isMissing ? words.addressMissing : trying.error === null ? undefined : sentenceOf(trying.error)
        }
        onSubmit={() => {
          setIsMissing(link === '');
          if (link !== '') trying.mutate();
        }}
      >
        <FeedFields draft={draft} faults={showsFaults ? faults : null} shownLink={null} onChange={change} />
        <Button type="submit" busy={trying.isPending} className="justify-self-start">
          {words.try}
        </Button>
      </Form>
      {trying.data === undefined ? null : (
        <FeedTrial
          trial={trying.data.trial}
          columnMapping={draft.columnMapping}
          shops={draft.shops}
          onShops={(shops) => change({ shops })}
          onMap={(columnMapping) => change({ columnMapping })}
        />
      )}
      <Form
        label={words.settings}
        busy={saving.isPending}
        problem={saving.error === null ? undefined : sentenceOf(saving.error)}
        className="max-w-120"
        onSubmit={() => {
          setShowsFaults(true);
          if (isRight) saving.mutate(undefined);
        }}
      >
        <TermsFields draft={draft} faults={showsFaults ? faults : null} onChange={change} />
        <Button type="submit" variant="primary" busy={saving.isPending} className="justify-self-start">
          {words.save}
        </Button>
      </Form>
    </div>
  );
}
