import { tryAffiliateLink } from '@pricehunt/api-contract';
import type { AffiliateProgrammeView, TaggedLinkView } from '@pricehunt/api-contract';
import { Button, Chip, Form, TextField } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminServices } from '../../../admin-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';

/** What a TryLink takes. */
export interface TryLinkProps {
  /** A programme and ids that are not saved yet, to try the link with. */
  readonly draft?: {
    readonly programmeId: AffiliateProgrammeView['id'];
    readonly values: Readonly<Record<string, string | null>>;
  };
}

/** Shows how a link would go out, with the ids as they are or with those of a draft. It changes nothing. */
export function TryLink({ draft }: TryLinkProps) {
  const { retailers: words } = useMessages();
  const { openApi } = useAdminServices();
  const sentenceOf = useFailureSentence();
  const [link, setLink] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (typed: string) =>
      (await openApi()).call(tryAffiliateLink, { body: { link: typed, ...draft } }),
  });
  return (
    <div className="grid max-w-220 gap-4">
      <Form
        label={words.tryTitle}
        busy={isPending}
        problem={error === null ? undefined : sentenceOf(error)}
        onSubmit={() => {
          const typed = link.trim();
          setIsMissing(typed === '');
          if (typed !== '') mutate(typed);
        }}
      >
        <TextField
          label={words.tryLink}
          hint={draft === undefined ? undefined : words.trySentence}
          value={link}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          error={isMissing ? words.tryMissing : undefined}
          onChange={({ target }) => setLink(target.value)}
        />
        <Button type="submit" busy={isPending} className="justify-self-start">
          {words.trySubmit}
        </Button>
      </Form>
      {data === undefined ? null : <Outcome outcome={data.outcome} />}
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
