import type { BusinessStatus, MemberRole } from '@pricehunt/business-accounts';

export interface ShopperActor {
  readonly kind: 'shopper';
  readonly accountId: string;
  readonly isEmailVerified: boolean;
}

export interface BusinessActor {
  readonly kind: 'business';
  readonly accountId: string;
  readonly businessId: string;
  readonly role: MemberRole;
  readonly status: BusinessStatus;
  /** Null unless suspended. */
  readonly statusReason: string | null;
  readonly isAdmin: boolean;
  readonly isEmailVerified: boolean;
  readonly hasTotp: boolean;
}

/** A business account with isAdmin in the admin console. */
interface AdminActor {
  readonly kind: 'admin';
  readonly accountId: string;
}

interface SystemActor {
  readonly kind: 'system';
}

export type Actor = ShopperActor | BusinessActor | AdminActor | SystemActor;
