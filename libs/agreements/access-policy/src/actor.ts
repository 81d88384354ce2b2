import type { BusinessStatus, MemberRole } from '@pricehunt/business-accounts';

/** A signed-in shopper. */
export interface ShopperActor {
  readonly kind: 'shopper';
  readonly accountId: string;
  readonly isEmailVerified: boolean;
}

/** A member of a business who acts for it. */
export interface BusinessActor {
  readonly kind: 'business';
  readonly accountId: string;
  readonly businessId: string;
  readonly role: MemberRole;
  readonly status: BusinessStatus;
  /** Why the business was suspended; null otherwise. */
  readonly statusReason: string | null;
  readonly isAdmin: boolean;
  readonly isEmailVerified: boolean;
  readonly hasTotp: boolean;
}

/** A business account with isAdmin, in the rooms of the admin console. */
interface AdminActor {
  readonly kind: 'admin';
  readonly accountId: string;
}

/** Work that nobody signed in asked for: a job or a command. */
interface SystemActor {
  readonly kind: 'system';
}

/** Who does something. */
export type Actor = ShopperActor | BusinessActor | AdminActor | SystemActor;
