import { useEffect, useLayoutEffect, useState } from 'react';
import { useShopperServices } from '../shopper-services';

const tickMs = 30_000;

/** To the half minute. Starts with the time of rendering and switches to the present before painting. */
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
