import { businessNotices, changeBusinessNotices } from '@pricehunt/api-contract/business-account';
import type { BusinessNotice } from '@pricehunt/api-contract/business-account';
import { CheckboxField, Notice, SkeletonBars } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { useBusiness } from '../../../business/use-business';
import { noticesQuery } from '../requests/account-queries';
import { Section } from '../../../page-parts/page-section';

/** The member's e-mail notifications; each checkbox saves at once. */
export function NoticeChoices() {
  const { notices: words } = useMessages().settings;
  const { id, accountId } = useBusiness();
  const { openApi } = useMerchantServices();
  const { show } = useToast();
  const sentenceOf = useFailureSentence();
  const query = useQuery(noticesQuery(openApi, id, accountId));
  const { mutate, isPending, variables, error } = useAct(
    async (api, { notice, isWanted }: { readonly notice: BusinessNotice; readonly isWanted: boolean }) =>
      api.call(changeBusinessNotices, { body: { notices: { [notice]: isWanted } } }),
    { renews: ['notices'], onDone: () => show({ title: words.saved }) },
  );
  return (
    <div className="max-w-190 border-b border-line">
      <Section title={words.title}>
        <p className="mb-3 text-ink-muted">{words.sentence}</p>
        {error === null ? null : <Notice tone="danger" title={sentenceOf(error)} className="mb-3" />}
        <Answered query={query} whileLoading={<SkeletonBars label={words.loading} className="h-32 w-full" />}>
          {(notices) => (
            <div className="grid">
              {businessNotices.map((notice) => (
                <CheckboxField
                  key={notice}
                  label={words.names[notice]}
                  checked={isPending && variables.notice === notice ? variables.isWanted : notices[notice]}
                  onChange={({ target }) => mutate({ notice, isWanted: target.checked })}
                />
              ))}
            </div>
          )}
        </Answered>
      </Section>
    </div>
  );
}
