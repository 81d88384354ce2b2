import { createOperatorFeed, tryOperatorFeed } from '@pricehunt/api-contract/operator-feeds';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useAdminServices } from '../../../admin-services';
import { MutationForm } from '../../../console/components/mutation-form';
import { useAct } from '../../../console/console-queries';
import { Section } from '../../../console/components/section';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { faultsOf, newDraft, readingOf, settingsOf } from '../feed-draft';
import type { FeedDraft } from '../feed-draft';
import { FeedFields, TermsFields } from './feed-fields';
import { FeedTrial } from './feed-trial';

export function AddFeed() {
  const { operatorFeeds: words } = useMessages();
  const { openApi } = useAdminServices();
  const { show } = useToast();
  const navigate = useNavigate();
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
      <MutationForm
        label={words.addTitle}
        mutation={trying}
        submit={words.try}
        onSubmit={() => {
          setIsMissing(link === '');
          if (link !== '') trying.mutate();
        }}
      >
        <FeedFields
          draft={draft}
          faults={showsFaults ? faults : null}
          shownLink={null}
          linkError={isMissing ? words.addressMissing : undefined}
          onChange={change}
        />
      </MutationForm>
      {trying.data === undefined ? null : (
        <FeedTrial
          trial={trying.data.trial}
          columnMapping={draft.columnMapping}
          shops={draft.shops}
          onShops={(shops) => change({ shops })}
          onMap={(columnMapping) => change({ columnMapping })}
        />
      )}
      <Section title={words.settings}>
        <MutationForm
          label={words.settings}
          mutation={saving}
          submit={words.save}
          isPrimary
          className="max-w-120"
          onSubmit={() => {
            setShowsFaults(true);
            if (isRight) saving.mutate(undefined);
          }}
        >
          <TermsFields draft={draft} faults={showsFaults ? faults : null} onChange={change} />
        </MutationForm>
      </Section>
    </div>
  );
}
