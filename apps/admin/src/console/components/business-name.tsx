import type { AdminBusiness } from '@pricehunt/api-contract/admin-businesses';
import { generatePath } from 'react-router-dom';
import { routePaths } from '../../route-paths';
import { RoomLink } from './room-link';

/** Links to the business, with its store's domain below. */
export function BusinessName({ id, name, storeDomain }: Pick<AdminBusiness, 'id' | 'name' | 'storeDomain'>) {
  return (
    <>
      <RoomLink to={generatePath(routePaths.business, { businessId: id })}>{name}</RoomLink>
      {storeDomain === null ? null : (
        <span className="block text-ink-muted wrap-anywhere">{storeDomain}</span>
      )}
    </>
  );
}
