import { cx } from 'class-variance-authority';
import { Ellipsis } from 'lucide-react';
import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { NavLink, matchPath, useLocation, useNavigate } from 'react-router-dom';
import type { NavigationItem } from './frame-navigation';
import { Menu } from './menu';
import { useKitMessages } from './messages/use-kit-messages';
import { SkipLink, contentId } from './skip-link';
import { WordMark } from './word-mark';

/** The icon is all that is shown where space is short. */
export interface ConsoleNavigationItem extends NavigationItem {
  readonly icon: ComponentType<{ readonly className?: string; readonly 'aria-hidden'?: boolean }>;
  /** Behind "More" on phones. */
  readonly isSecondary?: boolean;
  /** The group's name, on the first entry of a group; shown where the navigation has labels. */
  readonly group?: string;
}

export interface ConsoleFrameProps {
  readonly children: ReactNode;
  readonly homePath: string;
  /** Names the app, such as "for merchants". */
  readonly suffix: string;
  /** Empty when signed out: the frame then has no navigation. */
  readonly navigation: readonly ConsoleNavigationItem[];
  /** A button that opens the search, above the navigation. */
  readonly search?: ReactNode;
  readonly account?: ReactNode;
  readonly foldedAccount?: ReactNode;
}

/** The most entries in a phone's bar, including "More". */
const barEntriesMax = 5;

/** The frame of the consoles: navigation at the left, folded to icons on tablets, a bar at the bottom on phones. */
export function ConsoleFrame(props: ConsoleFrameProps) {
  return (
    <>
      <SkipLink />
      {props.navigation.length === 0 ? <PlainFrame {...props} /> : <NavigatedFrame {...props} />}
    </>
  );
}

function PlainFrame({ children, homePath, suffix, account }: ConsoleFrameProps) {
  return (
    <>
      <header className="border-b border-line px-5 py-3">
        <div className="mx-auto flex max-w-295 flex-wrap items-center gap-x-4 gap-y-2">
          <WordMark
            to={homePath}
            suffix={suffix}
            className="max-sm:flex-col max-sm:items-start max-sm:gap-0.5"
          />
          {account === undefined ? null : <div className="ml-auto">{account}</div>}
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="min-h-[calc(100dvh-3.5rem)] min-w-0 px-5 pb-16">
        <div className="mx-auto max-w-295">{children}</div>
      </main>
    </>
  );
}

function NavigatedFrame(props: ConsoleFrameProps) {
  const { children, homePath, suffix, navigation, search, account, foldedAccount } = props;
  return (
    <div className="md:grid md:grid-cols-[4.5rem_1fr] lg:grid-cols-[14rem_1fr] print:block">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 md:sticky md:top-0 md:h-dvh md:flex-col md:flex-nowrap md:items-stretch md:border-r md:border-b-0 md:px-3.5 md:py-5 print:hidden">
        <WordMark
          to={homePath}
          suffix={suffix}
          className={cx(
            'md:hidden lg:inline-flex lg:flex-col lg:items-start lg:gap-1 lg:px-2.5 lg:pb-3',
            search !== undefined && 'max-sm:flex-col max-sm:items-start max-sm:gap-0.5',
          )}
        />
        {search === undefined ? null : <div className="ml-auto md:ml-0">{search}</div>}
        <ConsoleNavigation items={navigation} />
        {account === undefined ? null : (
          <div className={cx('md:mt-auto md:ml-0 md:hidden lg:block', search === undefined && 'ml-auto')}>
            {account}
          </div>
        )}
        {foldedAccount === undefined ? null : (
          <div className="mt-auto hidden justify-center md:flex lg:hidden">{foldedAccount}</div>
        )}
      </header>
      <main
        id={contentId}
        tabIndex={-1}
        className="min-h-[calc(100dvh-3.5rem)] min-w-0 px-5 pb-24 md:px-9 md:pb-16 print:p-0"
      >
        <div className="max-w-295 print:max-w-none">{children}</div>
      </main>
    </div>
  );
}

const entryLook =
  'flex min-w-0 grow basis-0 flex-col items-center gap-1 rounded-control py-2 text-xs text-ink-muted no-underline max-md:text-[0.6875rem] max-md:tracking-tighter hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink md:grow-0 md:basis-auto md:px-2.5 md:py-2.5 md:aria-[current=page]:bg-shade lg:flex-row lg:gap-2.5 lg:text-[0.9375rem]';

function ConsoleNavigation({ items }: { readonly items: readonly ConsoleNavigationItem[] }) {
  const { frame } = useKitMessages();
  const behindMore = entriesBehindMore(items);
  return (
    <nav
      aria-label={frame.mainNavigation}
      data-at-foot="navigation"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface px-1 pb-[env(safe-area-inset-bottom)] md:static md:flex-col md:gap-1 md:border-t-0 md:bg-transparent md:p-0"
    >
      {items.map((item) => {
        const { to, label, exact, group, icon: Icon } = item;
        return (
          <Fragment key={to}>
            {group === undefined ? null : (
              <p className="hidden px-2.5 pt-4 pb-1 text-xs text-ink-muted lg:block">{group}</p>
            )}
            <NavLink
              to={to}
              end={exact ?? false}
              title={label}
              className={cx(entryLook, behindMore.includes(item) && 'max-md:hidden')}
            >
              <Icon className="size-5 flex-none" aria-hidden />
              <span className="max-w-full truncate md:sr-only lg:not-sr-only">{label}</span>
            </NavLink>
          </Fragment>
        );
      })}
      {behindMore.length === 0 ? null : <More items={behindMore} />}
    </nav>
  );
}

function entriesBehindMore(items: readonly ConsoleNavigationItem[]): readonly ConsoleNavigationItem[] {
  if (items.length <= barEntriesMax) return [];
  const inBar = items.filter(({ isSecondary }) => isSecondary !== true).slice(0, barEntriesMax - 1);
  return items.filter((item) => !inBar.includes(item));
}

function More({ items }: { readonly items: readonly ConsoleNavigationItem[] }) {
  const { frame } = useKitMessages();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHere = items.some(
    ({ to, exact }) => matchPath({ path: to, end: exact ?? false }, pathname) !== null,
  );
  return (
    <div className="flex min-w-0 grow basis-0 md:hidden">
      <Menu items={items.map(({ to, label }) => ({ label, onChoose: () => void navigate(to) }))}>
        <button type="button" className={cx(entryLook, isHere && 'font-semibold text-ink')}>
          <Ellipsis className="size-5 flex-none" aria-hidden />
          <span className="max-w-full truncate">{frame.more}</span>
        </button>
      </Menu>
    </div>
  );
}
