import { fakeApi } from '@pricehunt/api-client/testing';
import type { FakeApi } from '@pricehunt/api-client/testing';
import type { ComparisonEvent } from '@pricehunt/api-contract/comparisons';
import type { AppConfig, FollowEvents, StreamHandlers } from '@pricehunt/web-shell';
import { renderRoute } from '@pricehunt/web-shell/testing';
import type { RenderedRoute } from '@pricehunt/web-shell/testing';
import { act } from '@testing-library/react';
import { english } from './messages/english';
import type { RouteObject } from 'react-router-dom';
import { englishPack } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';
import { connectAccount } from './account/account-connection';
import { storePageCaptures } from './page-captures/page-captures';
import { scriptedTracking } from './tracking/testing-tracking';
import type { ScriptedTracking } from './tracking/testing-tracking';
import { createRoutes } from './router';
import { Site } from './site';

const testMoment = Date.parse('2026-11-21T10:00:30Z');

export const testRequestId = '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69';

/** The answer of `searchProducts` without a product. */
export const nothingFound = {
  success: true as const,
  items: [],
  total: 0,
  totalIsLowerBound: false,
  facets: {
    brand: [],
    category: [],
    retailer: [],
    condition: [],
    availability: [],
    price: [],
    shipping: [],
    attributes: [],
  },
  corrections: [],
  nextCursor: null,
};

interface ScriptedStream {
  readonly followEvents: FollowEvents;
  /** The requested addresses, in order. */
  readonly followed: readonly string[];
  readonly isOpen: () => boolean;
  readonly send: (event: ComparisonEvent) => void;
  /** Sends invalid data. */
  readonly garble: () => void;
  readonly breakOff: (isFinal?: boolean) => void;
}

function scriptedStream(): ScriptedStream {
  const followed: string[] = [];
  let handlers: StreamHandlers | null = null;
  let sequence = 0;
  return {
    followed,
    isOpen: () => handlers !== null,
    followEvents: (address, _names, given) => {
      followed.push(address);
      handlers = given;
      return () => {
        handlers = null;
      };
    },
    send: (event) => {
      sequence += 1;
      act(() => handlers?.onEvent({ id: String(sequence), data: JSON.stringify(event) }));
    },
    garble: () => act(() => handlers?.onEvent({ id: '1', data: '<html>' })),
    breakOff: (isFinal = false) => act(() => handlers?.onBreak(isFinal)),
  };
}

export type RenderedShopper = RenderedRoute & {
  readonly api: FakeApi;
  readonly stream: ScriptedStream;
  readonly tracking: ScriptedTracking;
};

const wholeEnglish: LanguagePack = { ...englishPack, loadMessages: () => english };

export interface RenderShopperOptions {
  /** The app's own routes by default. */
  readonly routes?: RouteObject[];
  readonly language?: LanguagePack;
  /** The deployment's config; by default consent is implied and the test pages are on. */
  readonly config?: Partial<AppConfig>;
  /** False while the chunk with accounts and lists is loading. */
  readonly hasAccounts?: boolean;
  readonly fragment?: string;
  readonly signals?: { readonly gpc: boolean; readonly dnt: boolean };
}

/** Opens an address of the shopper's site over a fake API and a scripted stream, at a fixed time. */
export function renderShopper(
  at: string,
  api: FakeApi = fakeApi(),
  {
    language = wholeEnglish,
    routes = createRoutes(),
    config,
    signals,
    hasAccounts = false,
    fragment,
  }: RenderShopperOptions = {},
): RenderedShopper {
  const stream = scriptedStream();
  let drawn = 0;
  const appConfig: AppConfig = {
    origins: { shopper: null, merchant: null, admin: null },
    consent: 'implied',
    hasTestPages: true,
    shopperAuth: 'api',
    ...config,
  };
  const tracking = scriptedTracking(appConfig, () => testMoment, signals);
  const openApi = () => Promise.resolve(api.client);
  const readConfig = () => Promise.resolve(appConfig);
  const account = hasAccounts
    ? connectAccount({
        openApi,
        readConfig,
        nowMs: () => testMoment,
        device: window,
        undoMs: 0,
      })
    : new Promise<never>(() => {});
  const services = {
    openApi,
    openAccount: () => account,
    followEvents: stream.followEvents,
    openTracker: tracking.openTracker,
    readConfig,
    nowMs: () => testMoment,
    renderedAtMs: testMoment,
    siteOrigin: 'https://pricehunt.example',
    pageCaptures: storePageCaptures(fragment ?? null),
    randomBytes: (count: number) => new Uint8Array(count).fill((drawn += 1)),
    pollEveryMs: 5,
  };
  const rendered = renderRoute(routes, {
    at,
    site: (parts) => (
      <Site {...parts} startsIn={language} localeWithin={(spoken) => spoken} services={services} />
    ),
  });
  return { ...rendered, api, stream, tracking };
}
