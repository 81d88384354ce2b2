import { startShopifyInstall } from '@pricehunt/api-contract/shopify-admin';
import { Button, Form, SkeletonBars } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useAct } from '../../../business/use-act';
import { useBusiness } from '../../../business/use-business';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { AddressField } from '../../../page-parts/address-field';
import { Answered } from '../../../page-parts/answered';
import { shopifyConnectionsQuery } from '../requests/feed-queries';
import { ShopifyTokenForm } from './shopify-token-form';
import type { ShopifyTokenFormProps } from './shopify-token-form';

/** Installs the operator's Shopify app if there is one; a token of the store's own app works everywhere. */
export function ShopifyConnect({ onConnected }: ShopifyTokenFormProps) {
  const { token: words } = useMessages().feeds;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(shopifyConnectionsQuery(openApi, id));
  const whileLoading = <SkeletonBars className="h-20 w-full" />;
  return (
    <Answered query={query} whileLoading={whileLoading}>
      {({ hasApp }) =>
        hasApp ? (
          <div className="grid gap-6">
            <ShopifyInstallForm shopDomain="" />
            <details>
              <summary className="cursor-pointer font-semibold">{words.byToken}</summary>
              <div className="pt-4">
                <ShopifyTokenForm onConnected={onConnected} />
              </div>
            </details>
          </div>
        ) : (
          <ShopifyTokenForm onConnected={onConnected} />
        )
      }
    </Answered>
  );
}

export interface ShopifyInstallFormProps {
  /** Filled in to begin with. */
  readonly shopDomain: string;
}

/** Continues at Shopify, which returns to the dashboard's page for that. */
export function ShopifyInstallForm({ shopDomain }: ShopifyInstallFormProps) {
  const { install, token: words } = useMessages().feeds;
  const { leaveTo } = useMerchantServices();
  const disabledReason = useDisabledReason('integrations.edit');
  const sentenceOf = useFailureSentence();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { shopDomain } });
  const start = useAct(
    async (api, typed: { readonly shopDomain: string }) =>
      api.call(startShopifyInstall, { body: { shopDomain: typed.shopDomain.trim() } }),
    { renews: [], onDone: ({ link }) => leaveTo(link) },
  );
  if (disabledReason !== null) return <p className="text-ink-muted">{disabledReason}</p>;
  return (
    <Form
      label={install.title}
      busy={start.isPending}
      problem={start.error === null ? undefined : sentenceOf(start.error)}
      onSubmit={(event) => void handleSubmit((typed) => start.mutate(typed))(event)}
    >
      <p className="text-sm text-ink-muted">{install.lead}</p>
      <AddressField
        {...register('shopDomain', {
          validate: (typed) => /^[^\s/]+\.[^\s/]+$/.test(typed.trim()) || words.shopBad,
        })}
        label={words.shop}
        hint={words.shopHint}
        error={formState.errors.shopDomain?.message}
      />
      <Button type="submit" variant="primary" busy={start.isPending} className="justify-self-start">
        {install.submit}
      </Button>
    </Form>
  );
}
