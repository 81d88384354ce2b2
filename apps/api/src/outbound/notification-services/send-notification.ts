import type { NotificationServiceKind, NotificationSettings } from '@pricehunt/api-contract/notifications';
import { visibleLine, visibleText } from '@pricehunt/offers';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import { apprise } from './apprise';
import { discord } from './discord';
import { gotify } from './gotify';
import type {
  ConnectedService,
  Notification,
  NotificationServiceAdapter,
  ServiceAnswer,
  ServiceRequest,
} from './notification-service';
import { ntfy } from './ntfy';
import { slack } from './slack';
import { telegram } from './telegram';
import { webhook } from './webhook';

const adapters: {
  readonly [Kind in NotificationServiceKind]: NotificationServiceAdapter<Kind>;
} = { ntfy, gotify, telegram, discord, slack, webhook, apprise };

/** `unwanted`: retrying doesn't help. `later`: retry after waitMs, if known. */
export interface NotificationOutcome {
  readonly kind: 'sent' | 'unwanted' | 'later';
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** The response in the service's own words; null if it has none. */
  readonly answer: string | null;
  readonly waitMs: number | null;
}

const sendMs = 10_000;
const answerBytesMax = 64 * 1024;
/** Within the limit of every service for one message, as ntfy's 4,096 bytes. */
export const notificationBodyLengthMax = 1_200;
const titleLengthMax = 120;

/** Never rejects because of the service. Sends to no private address outside OUTBOUND_ALLOW. */
export async function sendNotification(
  safeFetch: SafeFetch,
  service: ConnectedService,
  notification: Notification,
): Promise<NotificationOutcome> {
  const { request, readAnswer } = prepare(service, {
    ...notification,
    title: shortened(visibleLine(notification.title), titleLengthMax),
    body: shortened(visibleText(notification.body), notificationBodyLengthMax),
  });
  const outcome = await safeFetch.fetch(request.url, {
    accept: 'any',
    method: 'POST',
    body: request.body,
    headers: { 'content-type': 'application/json', ...request.headers },
    totalMs: sendMs,
    bodyBytesMax: answerBytesMax,
    respectRobots: false,
    wantsExplanation: true,
  });
  if (outcome.kind === 'refused') return { kind: 'unwanted', status: null, answer: null, waitMs: null };
  if (outcome.kind === 'ok') {
    // A redirect leads away from the service, so the response isn't the service's.
    const isOwn = outcome.finalLink === new URL(request.url).href;
    const { words, isAccepted, waitMs } = readAnswer(outcome.status, isOwn ? outcome.text() : '');
    const kind = isOwn && isAccepted ? 'sent' : 'unwanted';
    return { kind, status: outcome.status, answer: words, waitMs };
  }
  // Only a 2xx response is read to its end, so this one accepted the message with more words than we read.
  if (outcome.kind === 'error' && outcome.reason === 'too-large') {
    return { kind: 'sent', status: outcome.status, answer: null, waitMs: null };
  }
  const { status, explanation = '' } = outcome;
  const { words, waitMs } = status === null ? { words: null, waitMs: null } : readAnswer(status, explanation);
  return {
    kind: isHopeless(status) ? 'unwanted' : 'later',
    status,
    answer: words,
    waitMs: waitMs ?? (outcome.kind === 'blocked' ? outcome.retryAfterMs : null),
  };
}

export function addressOfService(settings: NotificationSettings): string {
  return chosen(settings, (adapter, own) => adapter.addressOf(own));
}

/** Where messages go, without secrets. */
export function placeOfService(settings: NotificationSettings): string {
  return chosen(settings, (adapter, own) => adapter.placeOf(own));
}

interface Prepared {
  readonly request: ServiceRequest;
  readonly readAnswer: (status: number, text: string) => ServiceAnswer;
}

function prepare({ settings, secret }: ConnectedService, notification: Notification): Prepared {
  return chosen(settings, (adapter, own) => ({
    request: adapter.requestFor({ settings: own, secret }, notification),
    readAnswer: adapter.readAnswer,
  }));
}

/** Applies the adapter of the settings' kind; the switch proves to the compiler that both fit. */
function chosen<Result>(
  settings: NotificationSettings,
  use: <Kind extends NotificationServiceKind>(
    adapter: NotificationServiceAdapter<Kind>,
    settings: ConnectedService<Kind>['settings'],
  ) => Result,
): Result {
  switch (settings.kind) {
    case 'ntfy':
      return use<'ntfy'>(adapters.ntfy, settings);
    case 'gotify':
      return use<'gotify'>(adapters.gotify, settings);
    case 'telegram':
      return use<'telegram'>(adapters.telegram, settings);
    case 'discord':
      return use<'discord'>(adapters.discord, settings);
    case 'slack':
      return use<'slack'>(adapters.slack, settings);
    case 'webhook':
      return use<'webhook'>(adapters.webhook, settings);
    case 'apprise':
      return use<'apprise'>(adapters.apprise, settings);
  }
}

/** A wrong token, an unknown topic or chat, or a message that the service will never accept. */
function isHopeless(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && ![408, 424, 425, 429].includes(status);
}

function shortened(text: string, lengthMax: number): string {
  return text.length > lengthMax ? `${text.slice(0, lengthMax - 1)}…` : text;
}
