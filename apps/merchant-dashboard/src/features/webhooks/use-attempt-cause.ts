import type { WebhookAttempt } from '@pricehunt/api-contract/webhooks-out';
import { useMessages } from '../../messages/use-messages';

/** Why an attempt failed and what to do; null when it succeeded. */
export function useAttemptCause(): (attempt: WebhookAttempt) => string | null {
  const { causes } = useMessages().webhooks;
  return ({ outcome, status }) => {
    if (outcome === 'delivered') return null;
    if (outcome === 'unreachable') return causes.unreachable;
    if (status === null) return causes.redirected;
    if (status >= 200 && status < 300) return causes.unreadable(status);
    if (status >= 500) return causes.serverFailed(status);
    return (
      {
        401: causes.notAllowed(status),
        403: causes.notAllowed(status),
        404: causes.notFound(status),
        410: causes.gone(status),
        429: causes.tooMany(status),
      }[status] ?? causes.refused(status)
    );
  };
}
