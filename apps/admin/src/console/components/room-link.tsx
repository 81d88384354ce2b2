import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface RoomLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

export function RoomLink({ to, children }: RoomLinkProps) {
  return (
    <Link to={to} className="row-link wrap-anywhere">
      {children}
    </Link>
  );
}
