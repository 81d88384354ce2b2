export const businessStatuses = ['pending', 'active', 'suspended'] as const;
export type BusinessStatus = (typeof businessStatuses)[number];

export const memberRoles = ['owner', 'manager', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** owner: everything, and manages admins. operator: everything else. viewer: reads only. */
export const adminRoles = ['owner', 'operator', 'viewer'] as const;
export type AdminRole = (typeof adminRoles)[number];

export interface Business {
  readonly id: string;
  readonly name: string;
  /** The store's host without a leading www; null until known. */
  readonly storeDomain: string | null;
  readonly status: BusinessStatus;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

const transitions: Readonly<Record<BusinessStatus, readonly BusinessStatus[]>> = {
  pending: ['active', 'suspended'],
  active: ['suspended'],
  suspended: ['active'],
};

export function canBecome(from: BusinessStatus, to: BusinessStatus): boolean {
  return transitions[from].includes(to);
}

/** S§4. Defaults to false. */
export function isAdminAccount(account: { readonly isAdmin?: boolean | null } | null | undefined): boolean {
  return account?.isAdmin === true;
}

/** Defaults to the domain of the e-mail address. */
export function defaultBusinessName(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
