import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { NavigationItem } from './frame-navigation';
import { useKitMessages } from './messages/use-kit-messages';
import { SkipLink, contentId } from './skip-link';
import { WordMark } from './word-mark';

interface FrameTab extends NavigationItem {
  /** The path of its icon in a box of 20 by 20. */
  readonly iconPath: string;
}

export interface AppFrameProps {
  readonly children: ReactNode;
  readonly homePath: string;
  readonly navigation: readonly FrameTab[];
  /** The small search box in the top bar, on every page but the landing page. */
  readonly search?: ReactNode;
  readonly controls?: ReactNode;
  readonly footer?: ReactNode;
}

export function AppFrame({ children, homePath, navigation, search, controls, footer }: AppFrameProps) {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line print:hidden">
        <div className="mx-auto flex max-w-330 flex-wrap items-center gap-x-3 px-5 md:gap-x-7">
          <div className="flex h-15 items-center">
            <WordMark to={homePath} />
          </div>
          <div className="order-last w-full not-empty:pb-3 md:order-none md:w-0 md:max-w-140 md:min-w-48 md:grow md:not-empty:pb-0">
            {search}
          </div>
          {navigation.length === 0 ? null : <Navigation items={navigation} />}
          <div className="ml-auto flex flex-wrap items-center justify-end gap-0.5 sm:gap-2">{controls}</div>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="min-h-[calc(100dvh-3.75rem)]">
        <div className="mx-auto max-w-330 px-5">{children}</div>
      </main>
      {footer === undefined ? null : (
        <footer className="border-t border-line pb-(--foot,0px) print:hidden">
          <div className="mx-auto max-w-330 px-5 py-8 text-sm text-ink-muted">{footer}</div>
        </footer>
      )}
    </>
  );
}

interface Items {
  readonly items: readonly FrameTab[];
}

/** A row in the header, or tabs at the foot of narrow screens. */
function Navigation({ items }: Items) {
  const { frame } = useKitMessages();
  return (
    <nav
      aria-label={frame.mainNavigation}
      data-at-foot="tabs"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface px-1 pb-[env(safe-area-inset-bottom)] lg:static lg:gap-5 lg:border-0 lg:bg-transparent lg:p-0"
    >
      {items.map(({ to, label, exact, iconPath }) => (
        <NavLink
          key={to}
          to={to}
          end={exact ?? false}
          className="flex h-15 flex-1 flex-col items-center justify-center gap-1 text-center text-xs text-ink-muted no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:text-[0.9375rem] lg:whitespace-nowrap"
        >
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 lg:hidden">
            <path d={iconPath} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
          </svg>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
