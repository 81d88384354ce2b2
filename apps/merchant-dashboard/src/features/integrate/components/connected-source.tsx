import { deleteOrderSource } from '@pricehunt/api-contract/order-sources';
import type { OrderSourceView } from '@pricehunt/api-contract/order-sources';
import { Notice, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import type { ReactNode } from 'react';
import { ConfirmButton } from '../../../page-parts/confirm-button';
import { CopyableText } from '../../../page-parts/copyable-text';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { SecretRotation } from './secret-rotation';

type SourceOf<Kind extends OrderSourceView['kind']> = Extract<OrderSourceView, { readonly kind: Kind }>;

export function ConnectedSource({ source }: { readonly source: OrderSourceView }) {
  switch (source.kind) {
    case 'shopify':
      return <ShopifySource source={source} />;
    case 'woocommerce':
      return <WoocommerceSource source={source} />;
    case 'pixel':
      return <PixelSource source={source} />;
    case 'server':
      return <ServerSource source={source} />;
  }
}

function ShopifySource({ source }: { readonly source: SourceOf<'shopify'> }) {
  const { orders: words } = useMessages().integrate;
  const figure = useFigures();
  const { moment } = useMoments();
  const { shopDomain, deliveryCount, lastDeliveryAt, badSignatureCount, webhookLink, topics } = source;
  return (
    <Row
      name={shopDomain}
      facts={[
        words.kinds.shopify,
        words.deliveries(figure(deliveryCount)),
        lastDeliveryAt === null ? words.never : words.lastDelivery(moment(lastDeliveryAt)),
      ]}
      sourceId={source.id}
      more={<SecretRotation sourceId={source.id} />}
    >
      {badSignatureCount === 0 ? null : (
        <Notice tone="warn" title={words.badSignatures(figure(badSignatureCount))}>
          {words.badSignaturesHint}
        </Notice>
      )}
      <CopyableText label={words.shopify.address} text={webhookLink} />
      <p className="text-sm text-ink-muted">
        {words.shopify.topics}: {topics.join(', ')}
      </p>
    </Row>
  );
}

/** Removed with its catalog source. */
function WoocommerceSource({ source }: { readonly source: SourceOf<'woocommerce'> }) {
  const { orders: words } = useMessages().integrate;
  const figure = useFigures();
  const { moment } = useMoments();
  const { shopDomain, deliveryCount, lastDeliveryAt, badSignatureCount } = source;
  return (
    <Row
      name={shopDomain}
      facts={[
        words.kinds.woocommerce,
        words.deliveries(figure(deliveryCount)),
        lastDeliveryAt === null ? words.never : words.lastDelivery(moment(lastDeliveryAt)),
      ]}
      sourceId={null}
    >
      {badSignatureCount === 0 ? null : (
        <Notice tone="warn" title={words.badSignatures(figure(badSignatureCount))} />
      )}
    </Row>
  );
}

function PixelSource({ source }: { readonly source: SourceOf<'pixel'> }) {
  const { orders: words } = useMessages().integrate;
  const figure = useFigures();
  const { moment } = useMoments();
  const { reportCount, lastSeenAt, refusedCount, lastRefusedOrigin, isConsentRequired } = source;
  return (
    <Row
      name={words.kinds.pixel}
      facts={[
        words.reports(figure(reportCount)),
        lastSeenAt === null ? words.never : words.lastDelivery(moment(lastSeenAt)),
        isConsentRequired ? words.consentOn : words.consentOff,
      ]}
      sourceId={source.id}
    >
      {refusedCount === 0 ? null : (
        <Notice tone="warn" title={words.refused(figure(refusedCount), lastRefusedOrigin ?? '')}>
          {words.refusedHint}
        </Notice>
      )}
      {isConsentRequired ? (
        <Notice tone="info" title={words.consentWarning}>
          {words.consentSentence}
        </Notice>
      ) : null}
    </Row>
  );
}

function ServerSource({ source }: { readonly source: SourceOf<'server'> }) {
  const { orders: words } = useMessages().integrate;
  const figure = useFigures();
  const { moment } = useMoments();
  const { keyCount, orderCount, lastOrderAt } = source;
  return (
    <Row
      name={words.kinds.server}
      facts={[
        words.keys(figure(keyCount)),
        words.orderCount(figure(orderCount)),
        lastOrderAt === null ? words.never : words.lastDelivery(moment(lastOrderAt)),
      ]}
      sourceId={null}
    />
  );
}

interface RowProps {
  readonly name: string;
  readonly facts: readonly string[];
  /** Null when the connection can't be removed. */
  readonly sourceId: string | null;
  readonly more?: ReactNode;
  readonly children?: ReactNode;
}

function Row({ name, facts, sourceId, more, children }: RowProps) {
  return (
    <li className="grid gap-3 py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 grow">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-muted">{facts.join(' · ')}</p>
        </div>
        {more}
        {sourceId === null ? null : <Ending sourceId={sourceId} name={name} />}
      </div>
      {children}
    </li>
  );
}

function Ending({ sourceId, name }: { readonly sourceId: string; readonly name: string }) {
  const { orders: words } = useMessages().integrate;
  const disabledReason = useDisabledReason('integrations.edit');
  const { show } = useToast();
  const ending = useAct(async (api, _: void) => api.call(deleteOrderSource, { params: { sourceId } }), {
    renews: ['order-sources'],
    onDone: () => show({ title: words.ended }),
  });
  if (disabledReason !== null) return null;
  return (
    <ConfirmButton
      size="small"
      aria-label={words.endSpoken(name)}
      title={words.endTitle}
      sentence={words.endSentence}
      submit={words.end}
      act={ending}
    >
      {words.end}
    </ConfirmButton>
  );
}
