import type { PushedAlert } from '@pricehunt/api-contract';
import { UnsendableMail } from '@pricehunt/mail';
import { dayMs } from '@pricehunt/offers';
import type { AccountRow, AlertMessageRow, ClaimedMessage } from '@pricehunt/storage';
import { openService } from '../../outbound/notification-services/connected-service';
import type { Notification } from '../../outbound/notification-services/notification-service';
import {
  notificationBodyLengthMax,
  sendNotification,
} from '../../outbound/notification-services/send-notification';
import { pushBodyLengthMax, sendPush } from '../../outbound/push-message';
import type { Needs } from '../../services';
import { findAlertOfFiring } from './alert-of-firing';
import type { AlertOfFiring } from './alert-of-firing';
import { writeAlertMail, writeAlertNotice, writeDigest } from './alert-messages';
import type { FiredAlert, WrittenMail } from './alert-messages';
import { firingViews } from './alert-view';
import { quietEnd } from './delivery-times';

export type DeliveryServices = Needs<
  'storage' | 'safeFetch' | 'outboundSigner' | 'mail' | 'push' | 'origins' | 'secretBox' | 'now' | 'report'
>;

/** Milliseconds that a worker may hold a message: longer than a mail server takes. */
const leaseMs = 50_000;
const triesMax = 8;
/** The longest wait between two attempts, in milliseconds, whatever the other side requests. */
const waitMsMax = dayMs;
/** The alerts of a day beyond these follow in another digest. */
const digestMax = 50;

/** Returns how many were sent. */
export async function deliverAlerts(services: DeliveryServices, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (;;) {
    signal?.throwIfAborted();
    const now = services.now();
    const claim = {
      at: now.toISOString(),
      leaseUntil: new Date(now.getTime() + leaseMs).toISOString(),
    };
    const [first] = await services.storage.alertMessages.claimMessages({ ...claim, limit: 1 });
    if (first === undefined) return sent;
    sent += await deliver(services, first, claim);
  }
}

/** In quiet hours the message waits for their end. A digest takes the recipient's other due messages along. */
async function deliver(
  services: DeliveryServices,
  first: ClaimedMessage,
  claim: { readonly at: string; readonly leaseUntil: string },
): Promise<number> {
  const { storage } = services;
  const { shopperId } = first.firing;
  const times = await storage.notificationServices.findNotificationTimes(shopperId);
  const quietUntil = times === null ? null : quietEnd(times, services.now());
  if (quietUntil !== null) {
    const nextAt = quietUntil.toISOString();
    await settle(services, [first], { state: 'waiting', lastError: null }, nextAt);
    return 0;
  }
  const others = first.message.isDigest
    ? await storage.alertMessages.claimDigest({
        ...claim,
        with: first.message,
        shopperId,
        limit: digestMax - 1,
      })
    : [];
  const account = await storage.accounts.findAccount(shopperId);
  const wanted: FiredAlert[] = [];
  for (const claimed of [first, ...others]) {
    const alert = await findAlertOfFiring(storage, claimed.firing);
    const why = reasonToDrop(claimed.message, account, alert);
    if (why === null && alert !== null) wanted.push({ ...claimed, alert });
    else await settle(services, [claimed], { state: 'dropped', lastError: why });
  }
  if (wanted.length === 0 || account === null) return 0;
  const { waitMs = 0, isReceiverBusy = false, ...outcome } = await trySending(services, account, wanted);
  const tries = Math.max(...wanted.map(({ message }) => message.attempts));
  const nextMs = Math.min(waitMsMax, Math.max(waitMs, 60_000 * 2 ** tries));
  const nextAt = new Date(services.now().getTime() + nextMs).toISOString();
  await settle(services, wanted, outcome, nextAt);
  // Otherwise each of its messages would hold up everybody's until it times out.
  if (isReceiverBusy) await storage.alertMessages.postponeMessages(first.message, nextAt);
  return outcome.state === 'sent' ? wanted.length : 0;
}

type Outcome = Pick<AlertMessageRow, 'state' | 'lastError'>;
type Tried = Outcome & { readonly waitMs?: number; readonly isReceiverBusy?: boolean };

function reasonToDrop(
  { channel }: AlertMessageRow,
  account: AccountRow | null,
  alert: AlertOfFiring | null,
): string | null {
  if (account === null || account.disabledAt !== null) return 'the account was deleted or disabled';
  if (alert === null || alert.isPaused) return 'the alert was stopped';
  return channel === 'email' && !account.isVerified ? 'the e-mail address is not verified' : null;
}

async function settle(
  { storage, now }: DeliveryServices,
  messages: readonly ClaimedMessage[],
  { state, lastError }: Outcome,
  nextAt: string = now().toISOString(),
): Promise<void> {
  for (const { message } of messages) {
    await storage.alertMessages.settleMessage({ id: message.id, state, lastError, nextAt });
  }
}

/** A failed attempt is repeated later, at most eight times. */
async function trySending(
  services: DeliveryServices,
  account: AccountRow,
  fired: readonly FiredAlert[],
): Promise<Tried> {
  try {
    return await send(services, account, fired);
  } catch (failure) {
    services.report(failure, 'could not send an alert');
    const tries = Math.max(...fired.map(({ message }) => message.attempts));
    const isHopeless = failure instanceof UnsendableMail || tries >= triesMax;
    return {
      state: isHopeless ? 'dead' : 'waiting',
      lastError: failure instanceof Error ? failure.message.slice(0, 500) : 'unknown',
      ...(failure instanceof NotNow ? { waitMs: failure.waitMs ?? 0, isReceiverBusy: failure.isBusy } : {}),
    };
  }
}

/** Busy if the other side didn't respond, or requested a wait (in milliseconds). */
class NotNow extends Error {
  readonly isBusy: boolean;

  constructor(
    why: string,
    status: number | null,
    readonly waitMs: number | null,
  ) {
    super(why);
    this.isBusy = status === null || waitMs !== null;
  }
}

async function send(
  services: DeliveryServices,
  account: AccountRow,
  fired: readonly FiredAlert[],
): Promise<Tried> {
  const [first] = fired;
  if (first === undefined) return sent;
  const isDigest = fired.length > 1;
  const { channel, receiver } = first.message;
  const lengthMax = channel === 'push' ? pushBodyLengthMax : notificationBodyLengthMax;
  if (channel === 'email') {
    const mail = isDigest
      ? (await writeDigest(services, account, fired, lengthMax)).mail
      : await writeAlertMail(services, account, first);
    await sendMail(services, account, mail);
    return sent;
  }
  const notice = isDigest
    ? (await writeDigest(services, account, fired, lengthMax)).notice
    : await writeAlertNotice(services, account, first);
  if (channel === 'push') return push(services, receiver, notice);
  const views = await firingViews(
    services.storage,
    fired.map(({ firing }) => firing),
  );
  return notify(
    services,
    { shopperId: account.id, serviceId: receiver },
    {
      id: first.message.id,
      at: services.now(),
      kind: isDigest ? 'digest' : 'alert',
      firings: views,
      title: notice.title,
      body: notice.body,
      link: `${services.origins.shopper}${notice.path}`,
    },
  );
}

async function sendMail(
  { mail }: DeliveryServices,
  { email }: AccountRow,
  { stopLink, ...written }: WrittenMail,
): Promise<void> {
  await mail.send({
    to: email,
    ...written,
    ...(stopLink === null
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${stopLink}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
  });
}

async function notify(
  services: DeliveryServices,
  { shopperId, serviceId }: { readonly shopperId: string; readonly serviceId: string },
  notification: Notification,
): Promise<Tried> {
  const row = await services.storage.notificationServices.findNotificationService(serviceId, shopperId);
  if (row === null) return dropped('the notification service was removed');
  const { kind, status, answer, waitMs } = await sendNotification(
    services.safeFetch,
    openService(services, row),
    notification,
  );
  if (kind === 'sent') return sent;
  const why = `${row.kind} rejected the message: ${status ?? 'no response'} ${answer ?? ''}`.trim();
  if (kind === 'later') throw new NotNow(why, status, waitMs);
  return { state: 'dead', lastError: why };
}

async function push(services: DeliveryServices, subscriptionId: string, alert: PushedAlert): Promise<Tried> {
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
      throw new NotNow(outcome.why, outcome.status, outcome.waitMs);
  }
}

const sent: Tried = { state: 'sent', lastError: null };

function dropped(why: string): Tried {
  return { state: 'dropped', lastError: why };
}
