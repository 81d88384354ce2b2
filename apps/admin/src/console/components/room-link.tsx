import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** What a RoomLink takes. */
export interface RoomLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link within the console, for what a row is about. */
export function RoomLink({ to, children }: RoomLinkProps) {
  return (
    <Link to={to} className="row-link wrap-anywhere">
      {children}
    </Link>
  );
}
