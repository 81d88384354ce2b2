import { useEffect, useLayoutEffect, useState } from 'react';
import { useShopperServices } from './shopper-services';

const tickMs = 30_000;

/**
 * The current time to the half minute, for "checked 2 min. ago". Starts with the time of rendering and switches to the
 * present before painting.
 */
export function useMoment(): Date {
  const { nowMs, renderedAtMs } = useShopperServices();
  const [momentMs, setMomentMs] = useState(renderedAtMs);
  useLayoutEffect(() => setMomentMs(nowMs()), [nowMs]);
  useEffect(() => {
    const timer = window.setInterval(() => setMomentMs(nowMs()), tickMs);
    return () => window.clearInterval(timer);
  }, [nowMs]);
  return new Date(momentMs);
}
