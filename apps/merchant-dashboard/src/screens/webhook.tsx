import { DefaultSkeleton, EmptyState, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Answered } from '../page-parts/answered';
import { Breadcrumbs } from '../page-parts/breadcrumbs';
import { useBusiness } from '../business/use-business';
import { Section } from '../page-parts/page-section';
import { useDisabledReason } from '../business/use-disabled-reason';
import { DeliveryLog } from '../features/webhooks/components/delivery-log';
import { WebhookActs } from '../features/webhooks/components/webhook-acts';
import { WebhookSettings } from '../features/webhooks/components/webhook-settings';
import { WebhookStateChip } from '../features/webhooks/components/webhook-state-chip';
import { webhooksQuery } from '../features/webhooks/requests/webhook-queries';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function Webhook() {
  const { frame, dashboard, webhooks: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const { webhookId = '' } = useParams();
  const disabledReason = useDisabledReason('webhooks.edit');
  const query = useQuery(webhooksQuery(openApi, id));
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Breadcrumbs
        trail={[
          { name: dashboard.navigation.settings, to: routePaths.settings },
          { name: words.title, to: `${routePaths.settings}?tab=webhooks` },
        ]}
      />
      <Answered query={query} heading={words.title} whileLoading={<DefaultSkeleton />}>
        {(webhooks) => {
          const webhook = webhooks.find((each) => each.id === webhookId);
          if (webhook === undefined) {
            return (
              <EmptyState title={frame.notFoundTitle} headingLevel={1}>
                {frame.notFoundSentence}
              </EmptyState>
            );
          }
          return (
            <>
              <PageHeader
                title={new URL(webhook.url).host}
                lead={<span className="wrap-anywhere">{webhook.url}</span>}
                actions={<WebhookStateChip state={webhook.state} />}
              />
              {disabledReason === null ? (
                <WebhookActs webhook={webhook} />
              ) : (
                <p className="pb-6 text-ink-muted">{disabledReason}</p>
              )}
              <div className="max-w-220 divide-y divide-line border-y border-line">
                <Section title={words.log}>
                  <DeliveryLog webhookId={webhookId} />
                </Section>
                {disabledReason === null ? (
                  <Section title={words.edit}>
                    <WebhookSettings webhook={webhook} />
                  </Section>
                ) : null}
              </div>
            </>
          );
        }}
      </Answered>
    </>
  );
}
