import type { DataColumn } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { routePaths } from '../../route-paths';
import { RoomLink } from './room-link';

export function businessColumn<
  Row extends { readonly business: { readonly id: string; readonly name: string } },
>(name: string): DataColumn<Row> {
  return {
    id: 'business',
    name,
    namesItself: true,
    cell: ({ business }) => (
      <RoomLink to={generatePath(routePaths.business, { businessId: business.id })}>{business.name}</RoomLink>
    ),
  };
}
