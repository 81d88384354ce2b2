import type { ApiClient } from '@pricehunt/api-client';
import { createFeed, startFeedImport, uploadFeedFile } from '@pricehunt/api-contract/feeds';
import { connectShopify } from '@pricehunt/api-contract/integrations';
import type { FeedImport } from '@pricehunt/api-contract/feeds';
import { useRef } from 'react';
import { useMerchantServices } from '../../merchant-services';
import { useAct } from '../../business/use-act';

/** A source as entered. Currency and country are null when left empty. */
export type NewSource = {
  readonly currency: string | null;
  readonly country: string | null;
} & (
  | { readonly kind: 'shopify'; readonly storeLink: string; readonly currency: string }
  | {
      readonly kind: 'link';
      readonly name: string;
      readonly link: string;
      readonly schedule: 'manual' | 'hourly' | 'six-hourly' | 'daily';
    }
  | { readonly kind: 'upload'; readonly name: string; readonly file: File }
);

/** After a failed first run, trying again reuses the created source. */
export function useAddSource(onDone: (run: FeedImport) => void) {
  const { openUpload } = useMerchantServices();
  const made = useRef<{ readonly feedId: string; readonly of: string } | null>(null);
  return useAct(
    async (api, source: NewSource): Promise<FeedImport> => {
      const of = JSON.stringify(source);
      const feedId = made.current?.of === of ? made.current.feedId : await makeSource(api, source);
      made.current = { feedId, of };
      const params = { feedId };
      return source.kind === 'upload'
        ? (await (await openUpload(source.file)).call(uploadFeedFile, { params })).import
        : (await api.call(startFeedImport, { params })).import;
    },
    {
      renews: ['feeds'],
      onDone: (run) => {
        made.current = null;
        onDone(run);
      },
    },
  );
}

async function makeSource(api: ApiClient, source: NewSource): Promise<string> {
  const { currency, country } = source;
  switch (source.kind) {
    case 'shopify': {
      const body = {
        storeLink: source.storeLink,
        currency: source.currency,
        country,
        isAutoConfirmed: false,
      };
      return (await api.call(connectShopify, { body })).feed.id;
    }
    case 'link': {
      const { name, link, schedule } = source;
      return (await api.call(createFeed, { body: { name, link, schedule, currency, country } })).feed.id;
    }
    case 'upload':
      return (await api.call(createFeed, { body: { name: source.name, currency, country } })).feed.id;
  }
}
