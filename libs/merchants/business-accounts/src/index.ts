export { businessStatuses, canBecome, defaultBusinessName, isAdminAccount, memberRoles } from './business';
export type { Business, BusinessStatus, MemberRole } from './business';
