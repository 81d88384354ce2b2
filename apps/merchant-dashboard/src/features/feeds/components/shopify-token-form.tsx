import { connectShopifyAdmin } from '@pricehunt/api-contract/shopify-admin';
import type { ShopifyConnection } from '@pricehunt/api-contract/shopify-admin';
import { Button, Form } from '@pricehunt/ui-kit';
import { useForm } from 'react-hook-form';
import { AddressField } from '../../../page-parts/address-field';
import { SecretField } from '../../../page-parts/secret-field';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { useDisabledReason } from '../../../business/use-disabled-reason';

export interface ShopifyTokenFormProps {
  readonly onConnected: (connection: ShopifyConnection) => void;
}

interface Typed {
  readonly shopDomain: string;
  readonly accessToken: string;
  readonly apiSecret: string;
}

export function ShopifyTokenForm({ onConnected }: ShopifyTokenFormProps) {
  const { kinds, token: words } = useMessages().feeds;
  const disabledReason = useDisabledReason('integrations.edit');
  const sentenceOf = useFailureSentence();
  const { register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: { shopDomain: '', accessToken: '', apiSecret: '' },
  });
  const { mutate, isPending, error } = useAct(
    async (api, { shopDomain, accessToken, apiSecret }: Typed) =>
      api.call(connectShopifyAdmin, {
        body: {
          shopDomain: shopDomain.trim(),
          accessToken: accessToken.trim(),
          apiSecret: apiSecret.trim(),
        },
      }),
    {
      renews: ['feeds', 'order-sources'],
      onDone: ({ connection }) => onConnected(connection),
    },
  );
  if (disabledReason !== null) return <p className="text-ink-muted">{disabledReason}</p>;
  const { errors } = formState;
  const isWhole = (text: string) => text.trim().length >= 8 || words.missing;
  return (
    <Form
      label={kinds['shopify-admin']}
      busy={isPending}
      problem={error === null ? undefined : sentenceOf(error)}
      onSubmit={(event) => void handleSubmit((typed) => mutate(typed))(event)}
    >
      <p className="text-sm text-ink-muted">{words.guide}</p>
      <AddressField
        {...register('shopDomain', {
          validate: (typed) => /^[^\s/]+\.[^\s/]+$/.test(typed.trim()) || words.shopBad,
        })}
        label={words.shop}
        hint={words.shopHint}
        error={errors.shopDomain?.message}
      />
      <SecretField
        {...register('accessToken', { validate: isWhole })}
        label={words.accessToken}
        hint={words.accessTokenHint}
        error={errors.accessToken?.message}
      />
      <SecretField
        {...register('apiSecret', { validate: isWhole })}
        label={words.apiSecret}
        hint={words.apiSecretHint}
        error={errors.apiSecret?.message}
      />
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        {words.submit}
      </Button>
    </Form>
  );
}
