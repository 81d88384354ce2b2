import { startFeedImport } from '@pricehunt/api-contract/feeds';
import { connectWoocommerce, startWoocommerceConnection } from '@pricehunt/api-contract/woocommerce';
import type { FeedImport } from '@pricehunt/api-contract/feeds';
import { Button, Form } from '@pricehunt/ui-kit';
import { useForm } from 'react-hook-form';
import { useAct } from '../../../business/use-act';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { AddressField } from '../../../page-parts/address-field';
import { SecretField } from '../../../page-parts/secret-field';

export interface WoocommerceConnectProps {
  readonly onAdded: (run: FeedImport) => void;
}

/** The store creates keys after its owner approves; keys created by hand work too. */
export function WoocommerceConnect({ onAdded }: WoocommerceConnectProps) {
  const { woocommerce: words } = useMessages().feeds;
  const disabledReason = useDisabledReason('integrations.edit');
  if (disabledReason !== null) return <p className="text-ink-muted">{disabledReason}</p>;
  return (
    <div className="grid gap-6">
      <ApprovalForm />
      <details>
        <summary className="cursor-pointer font-semibold">{words.byKeys}</summary>
        <div className="pt-4">
          <KeysForm onAdded={onAdded} />
        </div>
      </details>
    </div>
  );
}

const storePattern = /^(https?:\/\/)?[^\s/]+(\.|:\d)[^\s]+$/;

function ApprovalForm() {
  const { woocommerce: words } = useMessages().feeds;
  const { leaveTo } = useMerchantServices();
  const sentenceOf = useFailureSentence();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { storeLink: '' } });
  const start = useAct(
    async (api, typed: { readonly storeLink: string }) =>
      api.call(startWoocommerceConnection, { body: { storeLink: typed.storeLink.trim() } }),
    { renews: [], onDone: ({ link }) => leaveTo(link) },
  );
  return (
    <Form
      label={words.title}
      busy={start.isPending}
      problem={start.error === null ? undefined : sentenceOf(start.error)}
      onSubmit={(event) => void handleSubmit((typed) => start.mutate(typed))(event)}
    >
      <p className="text-sm text-ink-muted">{words.lead}</p>
      <AddressField
        {...register('storeLink', { validate: (typed) => storePattern.test(typed.trim()) || words.storeBad })}
        label={words.store}
        hint={words.storeHint}
        error={formState.errors.storeLink?.message}
      />
      <Button type="submit" variant="primary" busy={start.isPending} className="justify-self-start">
        {words.submit}
      </Button>
    </Form>
  );
}

interface Typed {
  readonly storeLink: string;
  readonly consumerKey: string;
  readonly consumerSecret: string;
}

function KeysForm({ onAdded }: WoocommerceConnectProps) {
  const { woocommerce: words } = useMessages().feeds;
  const sentenceOf = useFailureSentence();
  const { register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: { storeLink: '', consumerKey: '', consumerSecret: '' },
  });
  const connecting = useAct(
    async (api, { storeLink, consumerKey, consumerSecret }: Typed) => {
      const { connection } = await api.call(connectWoocommerce, {
        body: {
          storeLink: storeLink.trim(),
          consumerKey: consumerKey.trim(),
          consumerSecret: consumerSecret.trim(),
        },
      });
      return api.call(startFeedImport, { params: { feedId: connection.feedId } });
    },
    { renews: ['feeds', 'order-sources'], onDone: ({ import: run }) => onAdded(run) },
  );
  const { errors } = formState;
  const isWhole = (text: string) => text.trim().length >= 8 || words.missing;
  return (
    <Form
      label={words.byKeys}
      busy={connecting.isPending}
      problem={connecting.error === null ? undefined : sentenceOf(connecting.error)}
      onSubmit={(event) => void handleSubmit((typed) => connecting.mutate(typed))(event)}
    >
      <p className="text-sm text-ink-muted">{words.guide}</p>
      <AddressField
        {...register('storeLink', { validate: (typed) => storePattern.test(typed.trim()) || words.storeBad })}
        label={words.store}
        hint={words.storeHint}
        error={errors.storeLink?.message}
      />
      {(['consumerKey', 'consumerSecret'] as const).map((name) => (
        <SecretField
          key={name}
          {...register(name, { validate: isWhole })}
          label={words[name]}
          hint={words.keyHint}
          error={errors[name]?.message}
        />
      ))}
      <Button type="submit" variant="primary" busy={connecting.isPending} className="justify-self-start">
        {words.connect}
      </Button>
    </Form>
  );
}
