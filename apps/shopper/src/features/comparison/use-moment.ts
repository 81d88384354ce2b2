import { useEffect, useState } from 'react';
import { useShopperServices } from '../../shopper-services';

const tickMs = 30_000;

/** The present moment, to the half minute: what "checked 2 min. ago" counts from. */
export function useMoment(): Date {
  const { nowMs } = useShopperServices();
  const [moment, setMoment] = useState(() => new Date(nowMs()));
  useEffect(() => {
    const timer = window.setInterval(() => setMoment(new Date(nowMs())), tickMs);
    return () => window.clearInterval(timer);
  }, [nowMs]);
  return moment;
}
