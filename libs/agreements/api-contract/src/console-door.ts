import { adminErrors } from './admin.schema';

/** The consoles whose accounts have the same ways in: the merchant dashboard and the admin console. */
export type ConsoleDoor = 'business' | 'admin';

/** How their calls differ. */
export const consoles = {
  business: {
    part: 'Business',
    account: 'the account',
    way: 'a business account',
    signedOut: { audience: 'business', session: 'optional' },
    signedIn: { audience: 'business', right: null },
    errors: ['auth.signed-out'],
  },
  admin: {
    part: 'Admin',
    account: 'the admin',
    way: 'the admin console',
    signedOut: { audience: 'admin', session: 'optional' },
    signedIn: { audience: 'admin' },
    errors: adminErrors,
  },
} as const;

/** Calls of each console. */
export function callsByDoor<Calls>(
  callsOf: (door: ConsoleDoor) => Calls,
): Readonly<Record<ConsoleDoor, Calls>> {
  return { business: callsOf('business'), admin: callsOf('admin') };
}
