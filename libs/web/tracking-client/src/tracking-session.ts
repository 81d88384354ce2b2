import { sessionKeys, utmFrom } from '@pricehunt/click-attribution';
import type { Utm } from '@pricehunt/click-attribution';
import { utmIn } from './stored-utm';
import { storedValues } from './stored-values';
import type { TrackingServices } from './tracking-services';

/** What tracking stores for the browser session (S§3, S§4, S§9). Callers check consent. */
export interface TrackingSession {
  /** Created at first use. */
  readonly id: () => string;
  /** Stores the landing page's UTM parameters, if any; earlier ones stay otherwise. */
  readonly captureUtm: () => void;
  readonly utm: () => Utm | null;
  /** Deletes everything that was stored. */
  readonly forget: () => void;
}

/** Uses the keys of S§9. */
export function trackingSession(
  services: Pick<TrackingServices, 'sessionStorage' | 'landingQuery' | 'randomText'>,
): TrackingSession {
  const stored = storedValues(services.sessionStorage);
  return {
    id: () => {
      const known = stored.read(sessionKeys.sessionId);
      if (known !== null && known !== '') return known;
      const id = `session_${services.randomText()}`;
      stored.write(sessionKeys.sessionId, id);
      return id;
    },
    captureUtm: () => {
      const utm = utmFrom(services.landingQuery);
      if (utm !== null) stored.write(sessionKeys.utmParameters, JSON.stringify(utm));
    },
    utm: () => utmIn(stored.read(sessionKeys.utmParameters)),
    forget: () => {
      stored.remove(sessionKeys.sessionId);
      stored.remove(sessionKeys.utmParameters);
    },
  };
}
