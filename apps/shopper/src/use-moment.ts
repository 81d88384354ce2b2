import { useEffect, useLayoutEffect, useState } from 'react';
import { useShopperServices } from './shopper-services';

const tickMs = 30_000;

/**
 * The present moment, to the half minute: what "checked 2 min. ago" counts from. A page begins with the moment that it
 * was rendered at, on the server or here, and goes on to the present before it is painted.
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
