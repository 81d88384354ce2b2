import type { JsonValue } from '../json';

export type ApiKeyScope =
  | `${'products' | 'orders' | 'alerts'}.${'read' | 'write'}`
  | 'events.write'
  | `${'reports' | 'catalog' | 'favorites'}.read`;

export type ApiKeyOwner =
  | { readonly businessId: string; readonly shopperId: null }
  | { readonly businessId: null; readonly shopperId: string };

/** Has one owner, a business or a shopper. Only the key's hash is stored. */
export interface ApiKeyRow {
  readonly id: string;
  readonly businessId: string | null;
  readonly shopperId: string | null;
  readonly kind: 'secret' | 'publishable' | 'personal';
  readonly name: string;
  /** The key's first characters. */
  readonly beginning: string;
  readonly keyHash: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly createdAt: string;
  readonly createdBy: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

export interface StoredResponseRow {
  readonly businessId: string;
  readonly key: string;
  readonly requestDigest: string;
  readonly answer: JsonValue;
  readonly answeredAt: string;
}

/** A Shopify store connected by its Admin API. Times are ISO 8601 in UTC; the token is sealed. */
export interface ShopifyConnectionRow {
  readonly id: string;
  readonly businessId: string;
  /** The API's origin, such as https://klangwerk.myshopify.com. */
  readonly shopOrigin: string;
  readonly shopName: string;
  readonly primaryDomain: string;
  /** The origin of the pages that shoppers see. */
  readonly pageOrigin: string;
  readonly currency: string;
  readonly country: string | null;
  /** Sealed, as is the refresh token. */
  readonly accessToken: string;
  /** Connected by installing the operator's Shopify app, not with a token of the store's own app. */
  readonly isAppInstall: boolean;
  /** Null for tokens that don't expire. */
  readonly refreshToken: string | null;
  readonly tokenExpiresAt: string | null;
  readonly state: 'connected' | 'token-refused' | 'uninstalled';
  readonly connectedAt: string;
  readonly feedId: string;
  readonly orderSourceId: string | null;
  readonly webhooks: readonly { readonly topic: string; readonly id: string }[];
  readonly readState: 'queued' | 'running' | 'done' | 'failed';
  readonly readStartedAt: string | null;
  readonly readFinishedAt: string | null;
  readonly readProblem: string | null;
  readonly productCount: number;
  readonly itemCount: number;
  readonly refusedCount: number;
  /** Products missing from the last sync whose removal awaits confirmation. */
  readonly heldBackCount: number;
}

export interface ShopifyProductRow {
  readonly connectionId: string;
  readonly productId: string;
  readonly itemIds: readonly string[];
  readonly seenAt: string;
}

/** A WooCommerce store whose products and orders come by its REST API. The keys are sealed. */
export interface WoocommerceConnectionRow {
  readonly id: string;
  readonly businessId: string;
  /** The site, such as https://lamps.example or https://lamps.example/shop. */
  readonly storeLink: string;
  readonly storeName: string;
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly state: 'connected' | 'keys-refused';
  readonly connectedAt: string;
  readonly feedId: string;
  readonly orderSourceId: string;
  readonly webhooks: readonly { readonly topic: string; readonly id: number }[];
}

/** A webhook URL of a business. Times are ISO 8601 in UTC; secrets are sealed. */
export interface WebhookEndpointRow {
  readonly id: string;
  readonly businessId: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: string;
  /** The previous secret, which also signs until previousSecretUntil. */
  readonly previousSecret: string | null;
  readonly previousSecretUntil: string | null;
  readonly isPaused: boolean;
  readonly disabledAt: string | null;
  readonly disabledReason: 'failures' | 'gone' | null;
  readonly createdAt: string;
  readonly lastDeliveredAt: string | null;
  readonly consecutiveFailures: number;
}

export interface WebhookDeliveryRow {
  readonly id: string;
  readonly endpointId: string;
  /** Identifies the event, so that it is sent once. */
  readonly eventKey: string;
  readonly event: string;
  readonly payload: string;
  readonly createdAt: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  /** Requested by a person: attempted once, whatever the URL's state. */
  readonly isForced: boolean;
  readonly attemptCount: number;
  /** The next attempt; for a claimed one, the end of its lease. */
  readonly nextAt: string;
}

export interface WebhookAttemptRow {
  readonly deliveryId: string;
  readonly number: number;
  readonly at: string;
  readonly outcome: 'delivered' | 'refused' | 'unreachable';
  readonly status: number | null;
  readonly durationMs: number;
  readonly excerpt: string | null;
}
