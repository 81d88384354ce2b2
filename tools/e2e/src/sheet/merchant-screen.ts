import type { SheetScreen } from './sheet-screens';

/** The call that tells who is signed in: without its answer no screen of the dashboard is reached. */
export const merchantSessionCall = '/api/business/auth/me';

/** The states that every screen of the dashboard has. */
export const answeredOrNot = {
  full: {},
  loading: { mood: 'hangs', spares: merchantSessionCall },
  error: { mood: 'fails', spares: merchantSessionCall },
} as const;

/** One screen of the merchants' app in each of its states. */
export function merchantScreen(
  screen: string,
  path: string,
  states: Readonly<Record<string, Partial<SheetScreen>>>,
): readonly SheetScreen[] {
  return Object.entries(states).map(([state, more]): SheetScreen => ({
    app: 'merchant',
    screen,
    state,
    path,
    ...more,
  }));
}
