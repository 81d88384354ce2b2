import type { ComponentType, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { NavigationItem } from './frame-navigation';
import { useKitMessages } from './messages/use-kit-messages';
import { SkipLink, contentId } from './skip-link';
import { WordMark } from './word-mark';

/** One entry of a console's navigation: with an icon, which is all that is left of it where space is short. */
export interface ConsoleNavigationItem extends NavigationItem {
  readonly icon: ComponentType<{ readonly className?: string; readonly 'aria-hidden'?: boolean }>;
}

/** What a ConsoleFrame takes. */
export interface ConsoleFrameProps {
  readonly children: ReactNode;
  readonly homePath: string;
  /** Which part of PriceHunt this is, such as "for merchants". */
  readonly suffix: string;
  /** Empty for someone who is not signed in: the frame then has no navigation at all. */
  readonly navigation: readonly ConsoleNavigationItem[];
  /** What stands at the foot of the navigation: the account, the theme. */
  readonly account?: ReactNode;
}

/** The merchant's and the admin's frame: navigation at the left, folded to icons on a tablet, a bar below on phones. */
export function ConsoleFrame({ children, homePath, suffix, navigation, account }: ConsoleFrameProps) {
  const hasNavigation = navigation.length > 0;
  return (
    <>
      <SkipLink />
      <div className={hasNavigation ? 'md:grid md:grid-cols-[4.5rem_1fr] lg:grid-cols-[14rem_1fr]' : ''}>
        <header
          className={
            hasNavigation
              ? 'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 md:sticky md:top-0 md:h-dvh md:flex-col md:flex-nowrap md:items-stretch md:border-r md:border-b-0 md:px-3.5 md:py-5'
              : 'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3'
          }
        >
          <WordMark
            to={homePath}
            suffix={suffix}
            className={hasNavigation ? 'md:hidden lg:inline-flex lg:px-2.5 lg:pb-3' : undefined}
          />
          {hasNavigation ? <ConsoleNavigation items={navigation} /> : null}
          {account === undefined ? null : (
            <div className={hasNavigation ? 'ml-auto md:mt-auto md:ml-0 md:hidden lg:block' : 'ml-auto'}>
              {account}
            </div>
          )}
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          className={`min-h-[calc(100dvh-3.5rem)] min-w-0 px-5 md:pb-16 ${hasNavigation ? 'pb-24 md:px-9' : 'pb-16'}`}
        >
          <div className="max-w-295">{children}</div>
        </main>
      </div>
    </>
  );
}

function ConsoleNavigation({ items }: { readonly items: readonly ConsoleNavigationItem[] }) {
  const { frame } = useKitMessages();
  return (
    <nav
      aria-label={frame.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-30 flex overflow-x-auto border-t border-line bg-surface px-1 pb-[env(safe-area-inset-bottom)] md:static md:flex-col md:gap-1 md:overflow-visible md:border-t-0 md:bg-transparent md:p-0"
    >
      {items.map(({ to, label, exact, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={exact ?? false}
          className="flex min-w-18 grow flex-col items-center gap-1 rounded-control px-2 py-2 text-xs text-ink-muted no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink md:min-w-0 md:grow-0 md:px-2.5 md:py-2.5 md:aria-[current=page]:bg-shade lg:flex-row lg:gap-2.5 lg:text-[0.9375rem]"
        >
          <Icon className="size-5 flex-none" aria-hidden />
          <span className="md:sr-only lg:not-sr-only">{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
