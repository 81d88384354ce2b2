import { tryAffiliateLink } from '@pricehunt/api-contract/admin-programmes';
import type { AffiliateProgrammeView, TaggedLinkView } from '@pricehunt/api-contract/admin-programmes';
import { Chip } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useAdminServices } from '../../../admin-services';
import { TextForm } from '../../../console/components/mutation-form';
import { useMessages } from '../../../messages/use-messages';

export interface TryLinkProps {
  /** Unsaved IDs to test with. */
  readonly draft?: {
    readonly programmeId: AffiliateProgrammeView['id'];
    readonly values: Readonly<Record<string, string | null>>;
  };
}

export function TryLink({ draft }: TryLinkProps) {
  const { retailers: words } = useMessages();
  const { openApi } = useAdminServices();
  const trying = useMutation({
    mutationFn: async (link: string) =>
      (await openApi()).call(tryAffiliateLink, { body: { link, ...draft } }),
  });
  return (
    <div className="grid max-w-220 gap-4">
      <TextForm
        label={words.tryTitle}
        field={{ label: words.tryLink, hint: draft === undefined ? undefined : words.trySentence }}
        isLink
        missing={words.tryMissing}
        mutation={trying}
        submit={words.trySubmit}
        onSubmit={(link) => trying.mutate(link)}
      />
      {trying.data === undefined ? null : <Outcome outcome={trying.data.outcome} />}
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: TaggedLinkView }) {
  const { retailers: words } = useMessages();
  return (
    <div role="status" className="grid gap-2 border-l-3 border-accent pl-4">
      <p className="flex flex-wrap items-center gap-3">
        <Chip tone={outcome.isTagged ? 'good' : 'neutral'}>
          {outcome.isTagged ? words.tagged : words.untagged}
        </Chip>
        {words.reasons[outcome.reason]}
      </p>
      <p className="text-sm text-ink-muted">{words.goesOut}</p>
      <p className="font-mono text-sm wrap-anywhere select-all">{outcome.link}</p>
    </div>
  );
}
