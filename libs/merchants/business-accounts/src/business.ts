/** Where a business stands: waiting for approval, approved, or stopped by an admin with a reason. */
export const businessStatuses = ['pending', 'active', 'suspended'] as const;
export type BusinessStatus = (typeof businessStatuses)[number];

/** What a member of a business's team may be, from the most to the least able. */
export const memberRoles = ['owner', 'manager', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The company behind a shop. */
export interface Business {
  readonly id: string;
  readonly name: string;
  /** The host of its store without a leading www, or null until it is known. */
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

/** Whether a business may go from one status to the other: approved, stopped, let back in. */
export function canBecome(from: BusinessStatus, to: BusinessStatus): boolean {
  return transitions[from].includes(to);
}

/** Admin status of S§4: what the account says, and false when it says nothing. */
export function isAdminAccount(account: { readonly isAdmin?: boolean | null } | null | undefined): boolean {
  return account?.isAdmin === true;
}

/** The name of a business that gave none: the domain of its e-mail address. */
export function defaultBusinessName(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
