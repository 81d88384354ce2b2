import { readShippingPolicy } from '@pricehunt/api-contract/shipping-rules';
import type { PublishedPolicy } from '@pricehunt/api-contract/shipping-rules';
import { Notice, useMoments, useOfferWords } from '@pricehunt/ui-kit';
import { ManageButton } from '../../../console/components/manage-button';
import { Section } from '../../../console/components/section';
import { useAct } from '../../../console/console-queries';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { usePolicySentence } from '../policy-sentence';

export interface PublishedPolicySectionProps {
  readonly retailerDomain: string;
  /** Null when it was never checked. */
  readonly policy: PublishedPolicy | null;
}

export function PublishedPolicySection({ retailerDomain, policy }: PublishedPolicySectionProps) {
  const { shipping: words } = useMessages().retailers;
  const sentenceOf = useFailureSentence();
  const reading = useAct(
    (api, domain: string) => api.call(readShippingPolicy, { params: { retailerDomain: domain } }),
    ['retailers'],
  );
  const isUnread = reading.data?.wasRead === false;
  return (
    <Section
      title={words.policy}
      actions={
        <ManageButton size="small" busy={reading.isPending} onClick={() => reading.mutate(retailerDomain)}>
          {words.readPolicy}
        </ManageButton>
      }
    >
      <div role="status" className="grid gap-2 empty:hidden">
        {reading.error === null ? null : <Notice tone="warn" title={sentenceOf(reading.error)} />}
        {isUnread ? (
          <Notice tone="warn" title={words.policyUnread}>
            {words.policyUnreadHint}
          </Notice>
        ) : null}
      </div>
      {policy === null ? <p className="text-ink-muted">{words.notChecked}</p> : <Policy policy={policy} />}
    </Section>
  );
}

function Policy({ policy: { conditions, link, readAt } }: { readonly policy: PublishedPolicy }) {
  const { shipping: words } = useMessages().retailers;
  const { moment } = useMoments();
  const { timeAgo } = useOfferWords();
  const sentenceOf = usePolicySentence();
  return (
    <>
      {conditions.length === 0 ? (
        <p className="text-ink-muted">{words.noPolicy}</p>
      ) : (
        <ul className="grid gap-1">
          {conditions.map((condition) => (
            <li key={JSON.stringify(condition)}>{sentenceOf(condition)}</li>
          ))}
        </ul>
      )}
      <p className="pt-2 text-sm text-ink-muted">
        <a href={link} target="_blank" rel="noreferrer" className="text-link wrap-anywhere">
          {link}
        </a>
        {' · '}
        <time dateTime={readAt} title={moment(readAt)}>
          {words.policyRead(timeAgo(readAt, new Date()))}
        </time>
      </p>
    </>
  );
}
