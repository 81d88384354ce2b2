import { memberRoles } from '@pricehunt/business-accounts';
import { authorize, can } from './access-policy';
import type { Actor, BusinessActor } from './actor';
import { roomRights } from './room-rights';
import type { RoomAction } from './room-rights';

const member = (changes: Partial<BusinessActor> = {}): BusinessActor => ({
  kind: 'business',
  accountId: 'account-1',
  businessId: 'business-1',
  role: 'owner',
  status: 'active',
  statusReason: null,
  isAdmin: false,
  isEmailVerified: true,
  hasTotp: false,
  ...changes,
});
const shopper: Actor = { kind: 'shopper', accountId: 'shopper-1', isEmailVerified: true };
const admin: Actor = { kind: 'admin', accountId: 'account-9' };
const own = { businessId: 'business-1' };
const actions = Object.keys(roomRights).filter((name): name is RoomAction => name in roomRights);

describe('the access policy', () => {
  it.each(memberRoles)('grants the role %s exactly its permissions', (role) => {
    const allowed = actions.filter((action) => can(member({ role }), action, own));

    expect(allowed).toEqual(actions.filter((action) => roomRights[action].some((name) => name === role)));
  });

  it('never grants a lower role more than a higher one', () => {
    const rightsOf = (role: BusinessActor['role']) =>
      actions.filter((action) => can(member({ role }), action, own));

    expect(rightsOf('owner')).toEqual(expect.arrayContaining(rightsOf('manager')));
    expect(rightsOf('manager')).toEqual(expect.arrayContaining(rightsOf('viewer')));
  });

  it.each(actions)(
    'returns not-found for another business to %s, even for an owner who is an admin',
    (action) => {
      const decision = authorize(member({ isAdmin: true }), action, { businessId: 'business-2' });

      expect(decision).toEqual({ kind: 'denied', reason: 'not-found' });
    },
  );

  it('lets a suspended business view, export and delete, but change nothing', () => {
    const allowed = actions.filter((action) => can(member({ status: 'suspended' }), action, own));

    expect(allowed.filter((action) => action.endsWith('.edit'))).toEqual([]);
    expect(allowed).toEqual(expect.arrayContaining(['catalog.read', 'data.export', 'business.delete']));
  });

  it('requires a verified e-mail address before revealing keys or sending e-mail', () => {
    const decision = authorize(member({ isEmailVerified: false }), 'team.edit', own);

    expect(decision).toEqual({ kind: 'denied', reason: 'email-unverified' });
    expect(can(member({ isEmailVerified: false }), 'catalog.edit', own)).toBe(true);
  });

  it("gives a shopper access only to the shopper's own data", () => {
    expect(can(shopper, 'shopper-data.own', { shopperId: 'shopper-1' })).toBe(true);
    expect(can(shopper, 'shopper-data.own', { shopperId: 'shopper-2' })).toBe(false);
    expect(can(shopper, 'catalog.read', own)).toBe(false);
    expect(can(member(), 'shopper-data.own', { shopperId: 'account-1' })).toBe(false);
  });

  it('lets an admin view and manage every business, and a member with isAdmin only through the console', () => {
    expect(can(admin, 'catalog.read', { businessId: 'business-2' })).toBe(true);
    expect(can(admin, 'catalog.edit', { businessId: 'business-2' })).toBe(false);
    expect(can(admin, 'admin.manage', {})).toBe(true);
    expect(can(member({ isAdmin: true }), 'admin.manage', {})).toBe(false);
  });

  it('denies everybody a dashboard action on a row without a business', () => {
    expect([member(), admin, shopper].some((actor) => can(actor, 'catalog.read', {}))).toBe(false);
  });
});
