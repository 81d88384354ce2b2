import type { Page } from '@playwright/test';
import type { RunningProduct } from '../running-product';

/** One screen in one state, as the sheet shows it. */
export interface SheetScreen {
  /** Groups the sheet: the app, then the screen. */
  readonly app: keyof RunningProduct['origins'];
  readonly screen: string;
  readonly state: string;
  readonly path: string;
  readonly mood?: ApiMood;
  /** The path of a call that is answered whatever the mood. */
  readonly spares?: string;
  /** The path of a call that is answered with an error whatever the mood. */
  readonly spoils?: string;
  /** Who looks at it; merchants' and admins' screens are taken signed in otherwise. */
  readonly visitor?: SheetVisitor;
  /** The language that the browser asks for; English otherwise. */
  readonly locale?: 'de-DE';
  /** Whether the picture shows what the window shows, no more: for what lies over a page. */
  readonly isDialog?: boolean;
  /** Whether the question about statistics is left open; else it is answered with no. */
  readonly asksAboutStatistics?: boolean;
  /** Does what a person does to bring the screen into the state. */
  readonly prepare?: (page: Page, product: RunningProduct) => Promise<void>;
}

/** What the API is made to do while a state is taken: to answer, never to answer, to fail, or to be out of reach. */
type ApiMood = 'answers' | 'hangs' | 'fails' | 'unreachable';

/** Who looks at a screen, for which the program signs in once; see sheet-visitors. */
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

/** One screen of an app in each of its states; a state may name a path of its own. */
export function screensOf(
  app: SheetScreen['app'],
  screen: string,
  path: string,
  states: Readonly<Record<string, Partial<SheetScreen>>>,
): readonly SheetScreen[] {
  return Object.entries(states).map(([state, more]) => ({ app, screen, state, path, ...more }));
}

/** The states of whatever is asked of the API, but for the call that tells who is signed in, where nothing is shown without. */
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
