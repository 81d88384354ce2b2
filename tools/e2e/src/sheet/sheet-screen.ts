import type { Page } from '@playwright/test';
import type { RunningProduct } from '../running-product';

export interface SheetScreen {
  /** Groups the sheet by app and screen. */
  readonly app: keyof RunningProduct['origins'];
  readonly screen: string;
  readonly state: string;
  readonly path: string;
  readonly mood?: ApiMood;
  /** The path of a request that always succeeds. */
  readonly spares?: string;
  /** The path of a request that always fails. */
  readonly spoils?: string;
  /** The visitor; by default merchants' and admins' screens are signed in. */
  readonly visitor?: SheetVisitor;
  /** The browser's language; English by default. */
  readonly locale?: 'de-DE';
  /** Whether only the window is captured, for dialogs. */
  readonly isDialog?: boolean;
  /** Whether the question about statistics is left open; otherwise it is declined. */
  readonly asksAboutStatistics?: boolean;
  /** Brings the screen into its state. */
  readonly prepare?: (page: Page, product: RunningProduct) => Promise<void>;
}

/** How the API behaves: it responds, never responds, fails, or can't be reached. */
type ApiMood = 'answers' | 'hangs' | 'fails' | 'unreachable';

/** A visitor that is signed in once; see sheet-visitors. */
export type SheetVisitor =
  | 'nobody'
  | 'new-shopper'
  | 'regular-shopper'
  | 'demo-merchant'
  | 'new-merchant'
  | 'feeding-merchant'
  | 'team-viewer'
  | 'viewing-admin'
  | 'admin';

/** One screen in each of its states; a state can have its own path. */
export function screensOf(
  app: SheetScreen['app'],
  screen: string,
  path: string,
  states: Readonly<Record<string, Partial<SheetScreen>>>,
): readonly SheetScreen[] {
  return Object.entries(states).map(([state, more]) => ({ app, screen, state, path, ...more }));
}

/** The states of every request except the session, without which nothing is shown. */
export function answeredOrNot(
  sessionCall?: string,
): Readonly<Record<'full' | 'loading' | 'error', Partial<SheetScreen>>> {
  const spared = sessionCall === undefined ? {} : { spares: sessionCall };
  return {
    full: {},
    loading: { mood: 'hangs', ...spared },
    error: { mood: 'fails', ...spared },
  };
}
