import type { RoomAction } from '@pricehunt/access-policy';
import { useMessages } from '../messages/use-messages';
import { useRight } from './use-right';

/** Returns null when the signed-in member may do this, otherwise a sentence with the reason. */
export function useDisabledReason(action: RoomAction): string | null {
  const { disabledReasons } = useMessages().feeds;
  const right = useRight(action);
  return right === 'allowed' ? null : disabledReasons[right];
}
