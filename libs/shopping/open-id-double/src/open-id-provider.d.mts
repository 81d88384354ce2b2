import type { IncomingMessage, ServerResponse } from 'node:http';

export interface OpenIdProviderSettings {
  /** With a slash at the end. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  /** Filled in on the sign-in page. */
  readonly suggestedEmail?: string;
}

export type OpenIdRequests = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createOpenIdProvider(settings: OpenIdProviderSettings): OpenIdRequests;
