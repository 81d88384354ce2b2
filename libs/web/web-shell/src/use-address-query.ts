import { useSearchParams } from 'react-router-dom';
import { staysInPlace } from './scroll-places';

/** Null removes a parameter. */
export type ChangeQuery = (changes: Readonly<Record<string, string | null>>) => void;

export function useAddressQuery(): readonly [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const change: ChangeQuery = (changes) =>
    setQuery(
      (was) => {
        const next = new URLSearchParams(was);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, state: staysInPlace },
    );
  return [query, change];
}

/** Returns the value if it is allowed, else null. */
export function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
