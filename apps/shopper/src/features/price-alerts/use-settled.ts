import { useEffect, useState } from 'react';

/** In milliseconds, how long typing must pause before a simulation runs. */
const restMs = 350;

/** The value once it is stable for a moment. Compared as JSON. */
export function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState({ text, value });
  useEffect(() => {
    if (settled.text === text) return undefined;
    const timer = window.setTimeout(() => setSettled({ text, value }), restMs);
    return () => window.clearTimeout(timer);
  }, [settled.text, text, value]);
  return settled.value;
}
