import { useSearchParams } from 'react-router-dom';

/** Sets query parameters by name; null removes one. */
export type ChangeQuery = (changes: Readonly<Record<string, string | null>>) => void;

/** The query of the address, and what changes parts of it in place. */
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
      { replace: true, preventScrollReset: true },
    );
  return [query, change];
}

/** The value of a query's part if it is one of those that can be chosen, else null. */
export function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
