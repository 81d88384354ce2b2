import { recogniseShop } from '@pricehunt/api-contract';
import { Button, Form, Notice, TextField } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminServices } from '../../../admin-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { Section } from '../../../console/components/section';
import { FoundShop } from './found-shop';

/** From a shop's address to a saved shop: what it is, a search on it, its settings. */
export function AddShop() {
  const { shopRules: ruleWords, shops: words } = useMessages();
  const { openApi } = useAdminServices();
  const sentenceOf = useFailureSentence();
  const [address, setAddress] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, data, variables, error, isPending } = useMutation({
    mutationFn: async (asked: { readonly address: string; readonly again: boolean }) =>
      (await openApi()).call(recogniseShop, { body: asked }),
  });
  const finding = isPending ? undefined : data?.finding;
  const hasBrowser = data?.hasBrowser ?? false;
  const lookAgain = (
    <Button onClick={() => mutate({ address: variables?.address ?? '', again: true })}>{words.again}</Button>
  );
  return (
    <div className="grid max-w-220 gap-8">
      <Form
        label={words.addTitle}
        busy={isPending}
        problem={error === null ? undefined : sentenceOf(error)}
        onSubmit={() => {
          const typed = address.trim();
          setIsMissing(typed === '');
          if (typed !== '') mutate({ address: typed, again: false });
        }}
      >
        <TextField
          label={words.address}
          hint={words.addressHint}
          value={address}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          error={isMissing ? words.addressMissing : undefined}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
          {words.find}
        </Button>
      </Form>
      {finding?.kind === 'none' ? (
        <Notice tone="warn" title={words.noneTitle} action={lookAgain}>
          {words.none[finding.reason]}
        </Notice>
      ) : null}
      {finding?.kind === 'none' && finding.shop !== undefined ? (
        <Section title={ruleWords.byHand}>
          <p className="pb-4 text-ink-muted">{ruleWords.byHandSentence}</p>
          <FoundShop
            key={finding.shop.origin}
            finding={{ kind: 'shop', ...finding.shop }}
            hasBrowser={hasBrowser}
            action={null}
          />
        </Section>
      ) : null}
      {finding?.kind === 'shop' ? (
        <FoundShop key={finding.origin} {...{ finding, hasBrowser }} action={lookAgain} />
      ) : null}
    </div>
  );
}
