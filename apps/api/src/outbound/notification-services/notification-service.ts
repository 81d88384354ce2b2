import type { AlertFiringView } from '@pricehunt/api-contract/alerts';
import type { NotificationServiceKind, NotificationSettings } from '@pricehunt/api-contract/notifications';

/** A message to a service of a shopper. Its texts may contain product titles, which strangers write. */
export interface Notification {
  /** The same on each attempt. */
  readonly id: string;
  readonly at: Date;
  readonly kind: 'alert' | 'digest' | 'test';
  /** One line. */
  readonly title: string;
  readonly body: string;
  readonly link: string;
  /** For programs. */
  readonly firings: readonly AlertFiringView[];
}

/** What a shopper connected. `secret` signs webhooks; null for other services. */
export interface ConnectedService<Kind extends NotificationServiceKind = NotificationServiceKind> {
  readonly settings: Extract<NotificationSettings, { readonly kind: Kind }>;
  readonly secret: string | null;
}

/** Sent as JSON by POST. */
export interface ServiceRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a service says in its response. */
export interface ServiceAnswer {
  /** In the service's own words; null if it has none. */
  readonly words: string | null;
  /** False if it reports a failure although the HTTP status is 2xx. */
  readonly isAccepted: boolean;
  /** The wait it requests, in milliseconds; null for none. */
  readonly waitMs: number | null;
}

/** How one kind of service receives notifications, by its documented HTTP API. */
export interface NotificationServiceAdapter<Kind extends NotificationServiceKind> {
  /** The address that the shopper typed. */
  readonly addressOf: (settings: ConnectedService<Kind>['settings']) => string;
  /** Where messages go, without secrets. */
  readonly placeOf: (settings: ConnectedService<Kind>['settings']) => string;
  readonly requestFor: (service: ConnectedService<Kind>, notification: Notification) => ServiceRequest;
  /** Only known fields are read: the text of any other page is never shown to a shopper. */
  readonly readAnswer: (status: number, text: string) => ServiceAnswer;
}

/** The host of an address, with its port if it is unusual. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

/** An address below a server's, whose own path is kept. */
export function addressBelow(server: string, path: string): string {
  return `${server.replace(/\/+$/, '')}/${path}`;
}
