import { checkDomain, domainProofMethods, removeDomain } from '@pricehunt/api-contract/integrations';
import type { StoreDomain } from '@pricehunt/api-contract/integrations';
import { Button, Chip, Notice, Tabs, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmButton } from '../../../page-parts/confirm-button';
import { CopyableText } from '../../../page-parts/copyable-text';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { ProblemWords } from '../../../page-parts/problem-words';
import { useAct } from '../../../business/use-act';
import { useDisabledReason } from '../../../business/use-disabled-reason';

type Way = (typeof domainProofMethods)[number];

const tones = { pending: 'warn', verified: 'good', failed: 'danger', lost: 'danger' } as const;

export function DomainClaim({ claim }: { readonly claim: StoreDomain }) {
  const { domain: words } = useMessages().integrate;
  const { day, moment } = useMoments();
  const disabledReason = useDisabledReason('integrations.edit');
  const { show } = useToast();
  const { id, domain, state, verifiedAt, checkedAt } = claim;
  const removal = useAct(async (api, _: void) => api.call(removeDomain, { params: { domainId: id } }), {
    renews: ['domains', 'products'],
    onDone: () => show({ title: words.removed }),
  });
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-lg font-semibold wrap-anywhere">{domain}</p>
        <Chip tone={tones[state]}>{words.states[state]}</Chip>
        <p className="grow text-sm text-ink-muted">
          {state === 'verified' && verifiedAt !== null
            ? words.since(day(verifiedAt))
            : checkedAt === null
              ? null
              : words.checkedAt(moment(checkedAt))}
        </p>
        {disabledReason === null ? (
          <ConfirmButton
            size="small"
            variant="quiet"
            aria-label={words.removeSpoken(domain)}
            title={words.removeTitle}
            sentence={words.removeSentence(domain)}
            submit={words.remove}
            act={removal}
          >
            {words.remove}
          </ConfirmButton>
        ) : null}
      </div>
      {state === 'lost' ? <p className="mt-1 text-sm text-ink-muted">{words.lostSentence}</p> : null}
      {state === 'verified' || disabledReason !== null ? null : <Proof claim={claim} />}
    </li>
  );
}

function Proof({ claim }: { readonly claim: StoreDomain }) {
  const { domain: words } = useMessages().integrate;
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const [way, setWay] = useState<Way>(claim.method ?? 'meta-tag');
  const { domain, proofs, problem, problemReasons, state } = claim;
  const check = useAct(
    async (api, method: Way) => api.call(checkDomain, { params: { domainId: claim.id }, body: { method } }),
    {
      renews: ['domains', 'feeds', 'products'],
      onDone: ({ domain: checked }) => {
        if (checked.state === 'verified') show({ title: words.found(checked.domain) });
      },
    },
  );
  const panels: Readonly<Record<Way, ReactNode>> = {
    'meta-tag': <CopyableText label={words.metaTag} text={proofs.metaTag} />,
    dns: (
      <>
        <p className="text-sm text-ink-muted">{words.dns}</p>
        <CopyableText label={words.dnsName} text={proofs.dns.name} />
        <CopyableText label={words.dnsText} text={proofs.dns.text} />
      </>
    ),
    file: (
      <>
        <p className="text-sm text-ink-muted">{words.file}</p>
        <CopyableText label={words.fileLink} text={proofs.file.link} />
        <CopyableText label={words.fileText} text={proofs.file.text} />
      </>
    ),
  };
  return (
    <div className="mt-3 grid gap-4">
      <Tabs
        label={words.verifyTitle(domain)}
        chosen={way}
        onChoose={(id) => setWay(domainProofMethods.find((each) => each === id) ?? 'meta-tag')}
        tabs={domainProofMethods.map((each) => ({
          id: each,
          label: words.ways[each],
          panel: <div className="grid gap-3">{panels[each]}</div>,
        }))}
      />
      {check.error === null ? null : <Notice tone="danger" title={sentenceOf(check.error)} />}
      {state === 'failed' && problem !== null && !check.isPending ? (
        <Notice tone="warn" title={words.notFound}>
          <ProblemWords reasons={problemReasons} sentence={problem} />
        </Notice>
      ) : null}
      <Button
        variant="primary"
        busy={check.isPending}
        className="justify-self-start"
        onClick={() => check.mutate(way)}
      >
        {words.check}
      </Button>
    </div>
  );
}
