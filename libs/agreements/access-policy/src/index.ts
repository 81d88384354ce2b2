export { authorize, can } from './access-policy';
export type { Action, Authorized, Decision, DenialReason, Resource } from './access-policy';
export type { Actor, AdminActor, BusinessActor, ShopperActor, SystemActor } from './actor';
export { roomRights } from './room-rights';
export type { RoomAction } from './room-rights';
