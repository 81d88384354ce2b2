import { dayMs } from '@pricehunt/offers';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import * as z from 'zod/mini';
import { retailerOf } from '../../variant-facts';
import { isOfShop } from '../shop-offer';

export interface UcpService {
  readonly endpoint: string;
  readonly transport: 'mcp' | 'rest';
}

/** Without an endpoint, the site has no UCP. */
interface UcpProbe {
  readonly origin: string;
  readonly endpoint: string | null;
  readonly transport: UcpService['transport'] | null;
  readonly probedAt: string;
}

export interface UcpProbes {
  findProbe(origin: string): Promise<UcpProbe | null>;
  saveProbe(probe: UcpProbe): Promise<void>;
  /** ISO 8601. */
  removeProbesBefore(moment: string): Promise<void>;
}

export interface UcpAccess {
  readonly probes: UcpProbes;
  readonly agentProfile: string;
  readonly newId: () => string;
}

/** How long a probe is valid. */
const cacheMs = { found: 7 * dayMs, none: 3 * dayMs };

const capability = 'dev.ucp.shopping.catalog.search';
const profileShape = z.object({
  ucp: z.object({
    services: z.object({
      'dev.ucp.shopping': z.array(z.object({ transport: z.string(), endpoint: z.catch(z.string(), '') })),
    }),
    capabilities: z.record(z.string(), z.unknown()),
  }),
});

/** Uses a recent probe or fetches /.well-known/ucp. Caches a missing profile, but not an unreachable site. */
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
    if (ageMs < cacheMs[service === null ? 'none' : 'found']) return service;
  }
  const link = `${origin}/.well-known/ucp`;
  const outcome = await safeFetch.fetch(link, { accept: 'json', signal });
  if (outcome.kind === 'error' && outcome.reason !== 'content-type' && outcome.reason !== 'status')
    return null;
  // The profile must not be redirected.
  const isThere = outcome.kind === 'ok' && outcome.finalLink === link;
  const service = isThere ? readProfile(outcome.text(), origin) : null;
  const { endpoint, transport } = service ?? { endpoint: null, transport: null };
  await probes.saveProbe({ origin, endpoint, transport, probedAt: new Date(nowMs).toISOString() });
  await probes.removeProbesBefore(new Date(nowMs - 4 * cacheMs.found).toISOString());
  return service;
}

/** Only a catalog on the profile's own site; otherwise null. */
function readProfile(text: string, origin: string): UcpService | null {
  const profile = profileShape.safeParse(jsonOrNull(text));
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
