import type { PushedAlert } from '@pricehunt/api-contract';
import { UnsendableMail } from '@pricehunt/mail';
import { dayMs } from '@pricehunt/offers';
import type { AlertFiringRow, AlertMessageRow } from '@pricehunt/storage';
import { readPricePast } from '../../pricing/price-past';
import type { Needs } from '../../services';
import { alertMail, shopLine } from './alert-mail';
import { alertWords } from './alert-words';
import { findOfferOfAlert } from './observe-product';
import { sendPush } from '../../outbound/push-message';
import { stopLinkOf } from './stop-alert';

export type DeliveryServices = Needs<
  'storage' | 'safeFetch' | 'outboundSigner' | 'mail' | 'push' | 'origins' | 'now' | 'report'
>;

/** Milliseconds that a worker may hold a message: longer than a mail server takes. */
const leaseMs = 50_000;
const triesMax = 8;
/** The longest wait between two attempts, in milliseconds, whatever the other side requests. */
const waitMsMax = dayMs;

/** Returns how many were sent. */
export async function deliverAlerts(services: DeliveryServices, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (;;) {
    signal?.throwIfAborted();
    const now = services.now();
    const claimed = await services.storage.alertMessages.claimMessages({
      at: now.toISOString(),
      leaseUntil: new Date(now.getTime() + leaseMs).toISOString(),
      limit: 1,
    });
    if (claimed.length === 0) return sent;
    for (const { message, firing } of claimed) {
      const state = await settle(services, message, firing);
      if (state === 'sent') sent += 1;
    }
  }
}

/** A failed attempt is repeated later, at most eight times. */
async function settle(
  services: DeliveryServices,
  message: AlertMessageRow,
  firing: AlertFiringRow,
): Promise<AlertMessageRow['state']> {
  const nowMs = services.now().getTime();
  const outcome = await send(services, message, firing).catch((failure: unknown) => {
    services.report(failure, 'could not send an alert');
    const isHopeless = failure instanceof UnsendableMail || message.attempts >= triesMax;
    return {
      state: isHopeless ? ('dead' as const) : ('waiting' as const),
      lastError: failure instanceof Error ? failure.message.slice(0, 500) : 'unknown',
      waitMs: failure instanceof WaitRequested ? failure.waitMs : 0,
    };
  });
  const { state, lastError, waitMs = 0 } = outcome;
  await services.storage.alertMessages.settleMessage({
    id: message.id,
    state,
    lastError,
    nextAt: new Date(
      nowMs + Math.min(waitMsMax, Math.max(waitMs, 60_000 * 2 ** message.attempts)),
    ).toISOString(),
  });
  return state;
}

type Settled = Pick<AlertMessageRow, 'state' | 'lastError'> & { readonly waitMs?: number };

/** The other side requested a wait of at least this many milliseconds. */
class WaitRequested extends Error {
  constructor(
    why: string,
    readonly waitMs: number,
  ) {
    super(why);
  }
}

async function send(
  services: DeliveryServices,
  message: AlertMessageRow,
  firing: AlertFiringRow,
): Promise<Settled> {
  const account = await services.storage.accounts.findAccount(firing.shopperId);
  const alert = await services.storage.alerts.findAlert(firing.alertId);
  if (account === null || account.disabledAt !== null) return dropped('the account was deleted or disabled');
  if (alert === null || alert.isPaused) return dropped('the alert was stopped');
  const product = await services.storage.products.findProduct(firing.productId);
  const path = `/product/${encodeURIComponent(firing.productId)}`;
  // The firing's amounts stay in its currency, even if the alert's has changed since.
  const { currency } = firing;
  const offer = await findOfferOfAlert(services, { ...alert, currency });
  if (message.channel === 'push') {
    const { subject, sentence, language } = alertWords(firing, product?.title ?? '', account.locale);
    const isStillSo = offer !== null && offer.comparedPrice?.amountMinor === firing.priceMinor;
    const kind = alert.shippingCounted ? 'delivered' : 'item-only';
    const body = isStillSo ? `${sentence} ${shopLine(offer, kind, language)}.` : sentence;
    const alerted = { title: subject, body, path, tag: firing.alertId };
    return push(services, message.receiver, alerted);
  }
  if (!account.isVerified) return dropped('the e-mail address is not verified');
  const stopLink = stopLinkOf(services.outboundSigner, services.origins.shopper, firing.alertId);
  const mail = alertMail(
    {
      ...{ firing, product, offer, stopLink, country: alert.country },
      past: await readPricePast(services, alert.productId, {
        ...{ days: 1, currency },
        country: alert.country,
      }),
      productLink: `${services.origins.shopper}${path}`,
    },
    account.locale,
  );
  await services.mail.send({
    to: account.email,
    ...mail,
    headers: {
      'List-Unsubscribe': `<${stopLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  return sent;
}

async function push(
  services: DeliveryServices,
  subscriptionId: string,
  alert: PushedAlert,
): Promise<Settled> {
  const { pushSubscriptions } = services.storage;
  const subscription = await pushSubscriptions.findPushSubscription(subscriptionId);
  if (subscription === null) return dropped('the push subscription was removed');
  if (services.push === null) return dropped('push is not set up');
  const outcome = await sendPush(services.safeFetch, services.push, subscription, alert);
  switch (outcome.kind) {
    case 'sent':
      return sent;
    case 'gone':
    case 'unsafe':
      await pushSubscriptions.deletePushSubscription({ id: subscriptionId });
      return dropped(
        outcome.kind === 'gone' ? 'the push subscription has expired' : 'the push address is invalid',
      );
    case 'unwanted':
      services.report(new Error(outcome.why), 'could not send a push message');
      return { state: 'dead', lastError: outcome.why };
    case 'later':
      throw new WaitRequested(outcome.why, outcome.waitMs ?? 0);
  }
}

const sent: Settled = { state: 'sent', lastError: null };

function dropped(why: string): Settled {
  return { state: 'dropped', lastError: why };
}
