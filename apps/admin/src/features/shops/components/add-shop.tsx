import { recogniseShop } from '@pricehunt/api-contract/admin-shops';
import { Notice } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { ManageButton } from '../../../console/components/manage-button';
import { useAdminServices } from '../../../admin-services';
import { useMessages } from '../../../messages/use-messages';
import { TextForm } from '../../../console/components/mutation-form';
import { Section } from '../../../console/components/section';
import { FoundShop } from './found-shop';

/** Detects how to search a shop by its address, then tests and saves it. */
export function AddShop() {
  const { shopRules: ruleWords, shops: words } = useMessages();
  const { openApi } = useAdminServices();
  const recognising = useMutation({
    mutationFn: async (body: { readonly address: string; readonly again: boolean }) =>
      (await openApi()).call(recogniseShop, { body }),
  });
  const { mutate, data, variables, isPending } = recognising;
  const finding = isPending ? undefined : data?.finding;
  const hasBrowser = data?.hasBrowser ?? false;
  const lookAgain = (
    <ManageButton onClick={() => mutate({ address: variables?.address ?? '', again: true })}>
      {words.again}
    </ManageButton>
  );
  return (
    <div className="grid max-w-220 gap-8">
      <TextForm
        label={words.addTitle}
        field={{ label: words.address, hint: words.addressHint }}
        isLink
        missing={words.addressMissing}
        mutation={recognising}
        submit={words.find}
        isPrimary
        onSubmit={(address) => mutate({ address, again: false })}
      />
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
        <FoundShop key={finding.origin} finding={finding} hasBrowser={hasBrowser} action={lookAgain} />
      ) : null}
    </div>
  );
}
