import { staysInPlace } from '@pricehunt/web-shell';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages/use-messages';

export interface FilterLinkProps {
  /** The page of the list. On that page the other filters stay. */
  readonly path: string;
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

/** A value in a row that filters its list. */
export function FilterLink({ path, name, value, children }: FilterLinkProps) {
  const { views: words } = useMessages();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isHere = pathname === path;
  if (isHere && query.get(name) === value) return children;
  const next = new URLSearchParams(isHere ? query : undefined);
  next.set(name, value);
  return (
    <Link
      to={`${path}?${next.toString()}`}
      replace={isHere}
      state={staysInPlace}
      title={words.showOnly}
      className="text-inherit no-underline hover:underline"
    >
      {children}
    </Link>
  );
}
