/** Limits calls per site, so that one site's flood does not crowd out the others (INGEST-4). */
export interface SiteBudget {
  /** Seconds to wait when the site's budget is used up; else null. */
  spend(site: string): number | null;
}

const windowMs = 60_000;

/** Per minute. Past `sitesMax` sites in a minute, further ones share one budget. */
export function createSiteBudget(options: {
  readonly callsPerMinute: number;
  readonly sitesMax: number;
  readonly now: () => Date;
}): SiteBudget {
  let spent = new Map<string, number>();
  let startedAtMs = 0;
  return {
    spend: (site) => {
      const nowMs = options.now().getTime();
      if (nowMs - startedAtMs >= windowMs) {
        spent = new Map();
        startedAtMs = nowMs;
      }
      const name = spent.has(site) || spent.size < options.sitesMax ? site : '';
      const calls = (spent.get(name) ?? 0) + 1;
      spent.set(name, calls);
      return calls > options.callsPerMinute ? Math.ceil((startedAtMs + windowMs - nowMs) / 1000) : null;
    },
  };
}
