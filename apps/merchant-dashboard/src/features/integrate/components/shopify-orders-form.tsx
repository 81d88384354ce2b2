import { createShopifyOrderSource } from '@pricehunt/api-contract/order-sources';
import { Button, Form } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CopyableText } from '../../../page-parts/copyable-text';
import { AddressField } from '../../../page-parts/address-field';
import { SecretField } from '../../../page-parts/secret-field';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { useDisabledReason } from '../../../business/use-disabled-reason';

interface Typed {
  readonly shopDomain: string;
  readonly secret: string;
}

/** Connects a store's order webhooks; a generated secret is shown once. */
export function ShopifyOrdersForm() {
  const { kinds, shopify: words } = useMessages().integrate.orders;
  const disabledReason = useDisabledReason('integrations.edit');
  const sentenceOf = useFailureSentence();
  const [made, setMade] = useState<{ readonly link: string; readonly secret: string | null } | null>(null);
  const { register, handleSubmit, reset, formState } = useForm<Typed>({
    defaultValues: { shopDomain: '', secret: '' },
  });
  const creation = useAct(
    async (api, { shopDomain, secret }: Typed) =>
      api.call(createShopifyOrderSource, {
        body: {
          shopDomain: shopDomain.trim(),
          ...(secret.trim() === '' ? {} : { secret: secret.trim() }),
        },
      }),
    {
      renews: ['order-sources'],
      onDone: ({ source, secret }) => {
        reset();
        setMade({ link: source.webhookLink, secret });
      },
    },
  );
  if (disabledReason !== null) return <p className="text-ink-muted">{disabledReason}</p>;
  const { errors } = formState;
  return (
    <>
      <Form
        label={kinds.shopify}
        busy={creation.isPending}
        problem={creation.error === null ? undefined : sentenceOf(creation.error)}
        onSubmit={(event) => void handleSubmit((typed) => creation.mutate(typed))(event)}
      >
        <AddressField
          {...register('shopDomain', {
            validate: (typed) => /^[^\s/]+\.[^\s/]+$/.test(typed.trim()) || words.shopBad,
          })}
          label={words.shop}
          hint={words.shopHint}
          error={errors.shopDomain?.message}
        />
        <SecretField
          {...register('secret', {
            validate: (typed) => typed.trim() === '' || typed.trim().length >= 16 || words.secretBad,
          })}
          label={words.secret}
          hint={words.secretHint}
          error={errors.secret?.message}
        />
        <Button type="submit" variant="primary" busy={creation.isPending} className="justify-self-start">
          {words.submit}
        </Button>
      </Form>
      {made === null ? null : (
        <div role="status" className="mt-5 grid gap-3 border-l-3 border-accent pl-4">
          <CopyableText label={words.address} text={made.link} />
          {made.secret === null ? null : (
            <>
              <CopyableText label={words.secretTitle} text={made.secret} />
              <p className="text-sm text-warn">{words.secretOnce}</p>
            </>
          )}
        </div>
      )}
    </>
  );
}
