import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { runPath, sourcePath } from '../../../route-paths';
import { PushGuide } from './push-guide';
import { ShopifyConnect } from './shopify-connect';
import { SourceForm } from './source-form';
import { WoocommerceConnect } from './woocommerce-connect';

const kinds = ['shopify', 'shopify-admin', 'woocommerce', 'link', 'upload', 'api'] as const;

export interface AddSourceProps {
  readonly onAdded: (path: string) => void;
}

export function AddSource({ onAdded }: AddSourceProps) {
  const { feeds: words } = useMessages();
  const [kind, setKind] = useState<(typeof kinds)[number]>('shopify');
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <fieldset className="divide-y divide-line border-y border-line">
        <legend className="sr-only">{words.form.kind}</legend>
        {kinds.map((each) => (
          <label
            key={each}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-2 py-3 has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="source-kind"
              checked={kind === each}
              className="mt-1 size-4.5 flex-none accent-accent"
              onChange={() => setKind(each)}
            />
            <span className="font-semibold">{words.kinds[each]}</span>
            <span className="col-start-2 text-sm text-ink-muted">{words.kindSays[each]}</span>
          </label>
        ))}
      </fieldset>
      {kind === 'api' ? (
        <PushGuide />
      ) : kind === 'shopify-admin' ? (
        <ShopifyConnect onConnected={({ feedId }) => onAdded(sourcePath(feedId))} />
      ) : kind === 'woocommerce' ? (
        <WoocommerceConnect onAdded={({ feedId, id }) => onAdded(runPath(feedId, id))} />
      ) : (
        <SourceForm key={kind} kind={kind} onAdded={({ feedId, id }) => onAdded(runPath(feedId, id))} />
      )}
    </div>
  );
}
