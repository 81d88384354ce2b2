import type { ActivityMeasure, OrderMeasure } from '@pricehunt/order-attribution';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rowsPath } from '../rows-path';
import type { CountedRows } from '../rows-path';

export interface RowsLinkProps {
  readonly measure: ActivityMeasure | OrderMeasure;
  readonly of: CountedRows;
  readonly more?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function RowsLink({ measure, of, more, children }: RowsLinkProps) {
  return (
    <Link to={rowsPath(measure, of, more)} className="row-link">
      {children}
    </Link>
  );
}
