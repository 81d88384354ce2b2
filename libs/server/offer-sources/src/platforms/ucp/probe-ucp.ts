import type { SafeFetch } from '@pricehunt/safe-fetch';
import * as z from 'zod/mini';
import { retailerOf } from '../../variant-facts';
import { isOfShop } from '../shop-offer';

/** Where a site's UCP catalog is called, and how. */
export interface UcpService {
  readonly endpoint: string;
  readonly transport: 'mcp' | 'rest';
}

/** What a site answered when it was probed; no endpoint for a site that has none. */
interface UcpProbe {
  readonly origin: string;
  readonly endpoint: string | null;
  readonly transport: UcpService['transport'] | null;
  readonly probedAt: string;
}

/** Where the answers to probes are kept. */
export interface UcpProbes {
  findProbe(origin: string): Promise<UcpProbe | null>;
  saveProbe(probe: UcpProbe): Promise<void>;
  /** Deletes what was answered before a moment (ISO 8601). */
  removeProbesBefore(moment: string): Promise<void>;
}

/** What speaking UCP takes. */
export interface UcpAccess {
  readonly probes: UcpProbes;
  /** The public profile of the caller. */
  readonly agentProfile: string;
  /** A new random id for each call. */
  readonly newId: () => string;
}

const dayMs = 24 * 60 * 60_000;
/** How long an answer holds. */
const keptMs = { found: 7 * dayMs, none: 3 * dayMs };

const capability = 'dev.ucp.shopping.catalog.search';
const profileShape = z.object({
  ucp: z.object({
    services: z.object({
      'dev.ucp.shopping': z.array(z.object({ transport: z.string(), endpoint: z.catch(z.string(), '') })),
    }),
    capabilities: z.record(z.string(), z.unknown()),
  }),
});

/**
 * Whether the site of an origin has a UCP catalog: by its answer of the last days, or by one fetch of /.well-known/ucp. That it has
 * none is remembered too; that it could not be reached is not.
 */
export async function probeUcp(
  services: { readonly safeFetch: SafeFetch; readonly now: () => Date; readonly ucp: UcpAccess },
  origin: string,
  signal: AbortSignal,
): Promise<UcpService | null> {
  const { safeFetch, now } = services;
  const { probes } = services.ucp;
  const nowMs = now().getTime();
  const known = await probes.findProbe(origin);
  if (known !== null) {
    const service = serviceOf(known);
    const ageMs = nowMs - Date.parse(known.probedAt);
    if (ageMs < keptMs[service === null ? 'none' : 'found']) return service;
  }
  const link = `${origin}/.well-known/ucp`;
  const outcome = await safeFetch.fetch(link, { accept: 'json', signal });
  if (outcome.kind === 'error' && outcome.reason !== 'content-type' && outcome.reason !== 'status')
    return null;
  // The profile has to be where it is asked for: a redirect is no answer.
  const isThere = outcome.kind === 'ok' && outcome.finalLink === link;
  const service = isThere ? readProfile(outcome.text(), origin) : null;
  const { endpoint, transport } = service ?? { endpoint: null, transport: null };
  await probes.saveProbe({ origin, endpoint, transport, probedAt: new Date(nowMs).toISOString() });
  await probes.removeProbesBefore(new Date(nowMs - 4 * keptMs.found).toISOString());
  return service;
}

/** The catalog that a profile names on its own site; null for none. */
function readProfile(text: string, origin: string): UcpService | null {
  const profile = profileShape.safeParse(parsed(text));
  if (!profile.success || !(capability in profile.data.ucp.capabilities)) return null;
  const { domain } = retailerOf(origin, null);
  const own = profile.data.ucp.services['dev.ucp.shopping'].filter(({ endpoint }) => {
    const isWeb = /^https?:\/\//.test(endpoint) && URL.canParse(endpoint);
    return isWeb && isOfShop({ domain }, endpoint);
  });
  for (const transport of ['mcp', 'rest'] as const) {
    const service = own.find((each) => each.transport === transport);
    if (service !== undefined) return { endpoint: service.endpoint, transport };
  }
  return null;
}

function serviceOf({ endpoint, transport }: UcpProbe): UcpService | null {
  return endpoint === null || transport === null ? null : { endpoint, transport };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
