import type { SpecSection } from '../spec-sentence';
import { held, heldAs } from '../spec-sentence';
import { testFiles } from './test-files';

const { adminPaths, merchantLogin, shopperCalls, adminGuard, teamCalls } = testFiles;
const { accessPolicy, routes, login, business, businessAuth } = testFiles;
const leftOpen = 'Left open by the specification; this is what the product chose.';

export const roles: SpecSection = {
  number: 6,
  title: 'Roles and permissions',
  sentences: [
    held(
      'Role: shopper.',
      accessPolicy("gives a shopper access only to the shopper's own data"),
      shopperCalls('differs from the business account of the same address'),
    ),
    held(
      'Role: business (merchant).',
      accessPolicy('grants the role %s exactly its permissions'),
      teamCalls('is invisible to another business (AUTHZ-2)'),
    ),
    held(
      'Role: admin.',
      adminGuard('accepts only admins, and only with a second factor when it is required'),
      accessPolicy(
        'lets an admin view and manage every business, and a member with isAdmin only through the console',
      ),
    ),
    held(
      'Shoppers have the login page `/login`.',
      routes('%s loads lazily: %s has the %s skeleton first and then its screen, %s'),
      login('signs in and continues to the return path'),
    ),
    held(
      'Businesses have the login page `/business-login`.',
      merchantLogin('signs in and continues to the return path'),
    ),
    held(
      'Admins have the login page `/admin-login`.',
      adminPaths('asks for the two-factor code, and continues to the previous page'),
    ),
    held(
      'Admin is the isAdmin flag on the business account.',
      business('has admin status for %j: %s (S§4)'),
      businessAuth('shows %s their content'),
    ),
    heldAs(
      'What isAdmin allows: not shown.',
      leftOpen,
      accessPolicy(
        'lets an admin view and manage every business, and a member with isAdmin only through the console',
      ),
    ),
    heldAs(
      'Enforcement of route access: not shown.',
      leftOpen,
      adminGuard('accepts only admins, and only with a second factor when it is required'),
      businessAuth('shows %s their content'),
      businessAuth('shows the signed-out content when signed out'),
      accessPolicy('returns not-found for another business to %s, even for an owner who is an admin'),
    ),
  ],
};
