import type { AuditEntryView } from '@pricehunt/api-contract/admin-audit';
import type { AdminBusinessDetail } from '@pricehunt/api-contract/admin-businesses';
import type { AdminItem, AdminPriceReport } from '@pricehunt/api-contract/admin-catalog';
import type { HeldDelivery } from '@pricehunt/api-contract/admin-deliveries';
import type { AdminJob } from '@pricehunt/api-contract/admin-jobs';
import type { AdminOverview } from '@pricehunt/api-contract/admin-overview';
import type { AffiliateProgrammeView } from '@pricehunt/api-contract/admin-programmes';
import type { AdminShop } from '@pricehunt/api-contract/admin-shops';
import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import type { SwitchView } from '@pricehunt/api-contract/admin-switches';
import type { OperatorFeed } from '@pricehunt/api-contract/operator-feeds';
import { dayMs } from '@pricehunt/offers';

export function buildBusiness(overrides: Partial<AdminBusinessDetail> = {}): AdminBusinessDetail {
  return {
    id: 'b1',
    name: 'Klangwerk',
    storeDomain: 'klangwerk.example',
    status: 'pending',
    statusReason: null,
    createdAt: '2026-11-20T08:00:00Z',
    updatedAt: '2026-11-20T08:00:00Z',
    ownerEmail: 'mira@klangwerk.example',
    verifiedDomains: [],
    members: [
      {
        accountId: 'a1',
        email: 'mira@klangwerk.example',
        role: 'owner',
        hasTotp: true,
        joinedAt: '2026-11-20T08:00:00Z',
      },
    ],
    domains: [],
    feedCount: 1,
    itemCount: 1_240,
    shownItemCount: 0,
    disapprovedItemCount: 0,
    isRejected: false,
    duplicateCount: 0,
    duplicates: [],
    review: { isEmailVerified: true, samples: [], issues: [], questions: [] },
    ...overrides,
  };
}

export function buildSource(overrides: Partial<AdminSource> = {}): AdminSource {
  return {
    id: 'keepa',
    name: 'Keepa',
    isOn: true,
    changed: null,
    keys: [buildSourceKey()],
    canTestKeys: false,
    retention: { historyAllowed: false, ageMsMax: dayMs, mustShowTimestamp: true, disclaimer: null },
    health: {
      foundCount: 812,
      nothingCount: 40,
      failedCount: 3,
      timedOutCount: 1,
      consecutiveFailures: 0,
      lastOutcome: 'found',
      lastAt: '2026-11-21T09:59:00Z',
      lastDurationMs: 420,
      lastAnsweredAt: '2026-11-21T09:59:00Z',
    },
    circuit: 'closed',
    quota: { usedToday: 120, callsPerDayMax: 1_000, documentedPerDay: null, told: null },
    recentErrors: [],
    ...overrides,
  };
}

export function buildSourceKey(
  overrides: Partial<AdminSource['keys'][number]> = {},
): AdminSource['keys'][number] {
  return {
    name: 'apiKey',
    isOptional: false,
    isSecret: true,
    isSet: true,
    ending: '9f3c',
    changed: null,
    ...overrides,
  };
}

export function buildOperatorFeed(overrides: Partial<OperatorFeed> = {}): OperatorFeed {
  return {
    id: 'f1',
    name: 'Awin DE',
    preset: 'awin',
    shownLink: 'https://productdata.awin.com/…',
    schedule: 'daily',
    currency: 'EUR',
    country: 'DE',
    columnMapping: [],
    shopName: null,
    shops: [{ domain: 'oak.example', advertiserId: null }],
    retentionDays: 7,
    mayShowHistory: false,
    endsWithMembership: true,
    isPaused: false,
    endedAt: null,
    createdAt: '2026-11-20T08:00:00Z',
    nextRunAt: '2026-11-22T08:00:00Z',
    latestImport: {
      id: 'i1',
      feedId: 'f1',
      state: 'applied',
      startedBy: 'schedule',
      rowsRead: 1_300,
      requestedAt: '2026-11-21T08:00:00Z',
      startedAt: '2026-11-21T08:00:00Z',
      finishedAt: '2026-11-21T08:05:00Z',
      preview: {
        rowCount: 1_300,
        createdCount: 0,
        updatedCount: 0,
        unchangedCount: 1_280,
        removedCount: 0,
        rejectedCount: 20,
        format: 'delimited',
        byteCount: 99,
        isComplete: true,
        issueCounts: { error: 20, warning: 0, notice: 0 },
        issues: [
          {
            code: 'link.no-shop',
            severity: 'error',
            sentence: 'The deep link hides its shop.',
            hint: 'Add one.',
            count: 20,
            samples: [],
          },
        ],
      },
      applied: { createdCount: 0, updatedCount: 0, unchangedCount: 1_280, removedCount: 0 },
      removalHeldBack: null,
      waitsFor: null,
      failure: null,
      failureReasons: [],
    },
    counts: { shown: 1_200, matched: 800, products: 1_100, held: 3, listedElsewhere: 70, keptOut: 7 },
    ...overrides,
  };
}

export function buildShop(overrides: Partial<AdminShop> = {}): AdminShop {
  return {
    domain: 'klang.example',
    name: 'Klangladen',
    origin: 'https://www.klang.example',
    sourceId: 'shop:klang.example',
    platform: 'woocommerce',
    software: 'woocommerce',
    currency: 'EUR',
    country: 'DE',
    decimals: 2,
    barcodes: 'pages',
    searchTemplate: null,
    needsBrowser: false,
    isOn: true,
    taxMode: 'unknown',
    taxPercent: null,
    addedAt: '2026-11-20T08:00:00Z',
    checkedAt: '2026-11-20T08:00:00Z',
    checkResult: 'found',
    lastAnsweredAt: '2026-11-21T09:59:00Z',
    lastFailedAt: null,
    rules: null,
    ...overrides,
  };
}

export function buildOverview(overrides: Partial<AdminOverview> = {}): AdminOverview {
  const counts = { lastHour: 12, lastDay: 330, dayBefore: 300 };
  return {
    at: '2026-11-21T10:00:00Z',
    searches: counts,
    clicks: { lastHour: 4, lastDay: 90, dayBefore: 100 },
    botClicks: { lastHour: 0, lastDay: 7, dayBefore: 0 },
    jobs: { due: 2, delayed: 5, running: 1, dead: 0, oldestDueAt: null },
    serverErrors: { count: 0, since: '2026-11-21T06:00:00Z' },
    journaledClicks: 0,
    unreadableJournalFiles: 0,
    sources: [{ id: 'keepa', name: 'Keepa', isOn: true, circuit: 'open', health: buildSource().health }],
    processes: [
      {
        id: 'p1',
        program: 'api',
        startedAt: '2026-11-21T06:00:00Z',
        at: '2026-11-21T10:00:00Z',
        serverErrors: 0,
        heldBack: [],
      },
    ],
    waiting: {
      pendingBusinesses: 0,
      openPriceReports: 0,
      heldItems: 0,
      heldDeliveries: 0,
      deadJobs: 0,
      unsentMails: 0,
    },
    failures: [],
    ...overrides,
  };
}

export function buildFailure(
  overrides: Partial<AdminOverview['failures'][number]> = {},
): AdminOverview['failures'][number] {
  return {
    kind: 'job',
    at: '2026-11-21T09:00:00Z',
    id: 'j 1',
    name: 'send-mail',
    message: 'the mail server refused',
    inARow: null,
    cause: null,
    status: null,
    feedId: null,
    ...overrides,
  };
}

export function buildProgramme(overrides: Partial<AffiliateProgrammeView> = {}): AffiliateProgrammeView {
  return {
    id: 'amazon',
    name: 'Amazon Associates',
    domains: ['amazon.com', 'amazon.de'],
    kind: 'parameters',
    fields: [
      {
        key: 'trackingId@amazon.com',
        name: 'trackingId',
        domain: 'amazon.com',
        value: 'old-20',
        preset: null,
        isRequired: true,
      },
      {
        key: 'trackingId@amazon.de',
        name: 'trackingId',
        domain: 'amazon.de',
        value: null,
        preset: null,
        isRequired: true,
      },
    ],
    taggedDomains: ['amazon.com'],
    origin: 'environment',
    changed: null,
    ...overrides,
  };
}

export function buildJob(overrides: Partial<AdminJob> = {}): AdminJob {
  return {
    id: 'j1',
    name: 'send-mail',
    state: 'dead',
    attempts: 5,
    attemptsMax: 5,
    createdAt: '2026-11-21T08:00:00Z',
    runAt: null,
    endedAt: '2026-11-21T09:00:00Z',
    lastError: 'the mail server refused',
    payload: '{"to":"…"}',
    ...overrides,
  };
}

export function buildAuditEntry(overrides: Partial<AuditEntryView> = {}): AuditEntryView {
  return {
    sequence: 41,
    at: '2026-11-21T09:30:00Z',
    actor: { kind: 'admin', id: 'account-1', email: 'ada@pricehunt.example' },
    action: 'business.suspended',
    subject: { kind: 'business', id: 'b1', name: 'Klangwerk' },
    businessId: 'b1',
    details: { before: { status: 'active' }, after: { status: 'suspended' } },
    digest: 'c0ffee',
    ...overrides,
  };
}

export function buildReport(overrides: Partial<AdminPriceReport> = {}): AdminPriceReport {
  return {
    id: 'r1',
    receivedAt: '2026-11-21T09:00:00Z',
    offerId: 'o1',
    productId: 'p1',
    title: 'Kettle K3',
    retailerDomain: 'kettle.example',
    link: 'https://kettle.example/k3',
    reason: 'price',
    shownPrice: { amountMinor: 4_900, currency: 'EUR' },
    shownCheckedAt: '2026-11-21T08:00:00Z',
    seenPrice: { amountMinor: 5_900, currency: 'EUR' },
    note: null,
    currentPrice: { amountMinor: 4_900, currency: 'EUR' },
    resolution: null,
    ...overrides,
  };
}

export function buildItem(overrides: Partial<AdminItem> = {}): AdminItem {
  return {
    offerId: 'o1',
    business: { id: 'b1', name: 'Klangwerk' },
    itemId: 'SKU-1',
    productId: 'p1',
    title: 'Kettle K3',
    link: 'https://klangwerk.example/k3',
    imageUrl: null,
    price: { amountMinor: 4_900, currency: 'EUR' },
    isShown: true,
    standing: 'shown',
    holdReasons: [],
    issueCodes: [],
    disapproval: null,
    ...overrides,
  };
}

/** A request to redact a store that isn't connected through the Admin API. */
export function buildHeldDelivery(overrides: Partial<HeldDelivery> = {}): HeldDelivery {
  return {
    id: 'd1',
    business: { id: 'b1', name: 'Klangwerk' },
    shop: 'klangwerk.myshopify.com',
    topic: 'shop/redact',
    receivedAt: '2026-11-21T09:00:00Z',
    holdReason: 'no-admin-api',
    ...overrides,
  };
}

export function buildSwitch(overrides: Partial<SwitchView> = {}): SwitchView {
  return { name: 'feed-imports', isOn: true, changed: null, ...overrides };
}
