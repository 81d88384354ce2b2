import { sessionKeys, utmFrom } from '@pricehunt/click-attribution';
import type { Utm } from '@pricehunt/click-attribution';
import { utmIn } from './kept-utm';
import { keptValues } from './kept-values';
import type { TrackingServices } from './tracking-services';

/** What tracking keeps for the browser session (S§3, S§4, S§9). Its callers see to consent. */
export interface TrackingSession {
  /** The id of this session; made and kept on first need. */
  readonly id: () => string;
  /** Keeps the UTM parameters of the landing address, where it has any; what was kept before stays otherwise. */
  readonly captureUtm: () => void;
  /** The UTM parameters kept; null where there are none. */
  readonly utm: () => Utm | null;
  /** Takes back everything that was kept. */
  readonly forget: () => void;
}

/** Opens the session under the keys of S§9. */
export function trackingSession(
  services: Pick<TrackingServices, 'sessionStorage' | 'landingQuery' | 'randomText'>,
): TrackingSession {
  const kept = keptValues(services.sessionStorage);
  return {
    id: () => {
      const known = kept.read(sessionKeys.sessionId);
      if (known !== null && known !== '') return known;
      const id = `session_${services.randomText()}`;
      kept.keep(sessionKeys.sessionId, id);
      return id;
    },
    captureUtm: () => {
      const utm = utmFrom(services.landingQuery);
      if (utm !== null) kept.keep(sessionKeys.utmParameters, JSON.stringify(utm));
    },
    utm: () => utmIn(kept.read(sessionKeys.utmParameters)),
    forget: () => {
      kept.forget(sessionKeys.sessionId);
      kept.forget(sessionKeys.utmParameters);
    },
  };
}
