export { authorize } from './access-policy';
export type { Action, Authorized, DenialReason, Resource } from './access-policy';
export type { Actor, BusinessActor, ShopperActor } from './actor';
export { roomRights } from './room-rights';
export type { RoomAction } from './room-rights';
