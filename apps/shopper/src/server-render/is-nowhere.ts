import { linkFromPath } from '@pricehunt/product-links';
import { ownerOfPath } from '@pricehunt/web-shell';
import { matchPath } from 'react-router-dom';
import { routePaths } from '../route-paths';
import { isPublicName } from '../screens/host-path';

/** True when a path is no page, no other app's path and no pasted link. */
export function isNowhere(path: string): boolean {
  const isClaimed = Object.values(routePaths).some(
    (pattern) => pattern !== routePaths.anythingElse && matchPath(pattern, path) !== null,
  );
  const owner = ownerOfPath(path);
  return (
    !isClaimed && (owner === null || owner === 'shopper') && linkFromPath(path, isPublicName).kind === 'none'
  );
}
