import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Button } from './button';
import type { NavigationItem } from './frame-navigation';
import { useKitMessages } from './messages/use-kit-messages';
import { SkipLink, contentId } from './skip-link';
import { WordMark } from './word-mark';

export interface AppFrameProps {
  readonly children: ReactNode;
  readonly homePath: string;
  readonly navigation: readonly NavigationItem[];
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
        <div className="mx-auto flex max-w-280 flex-wrap items-center gap-x-3 px-5 md:gap-x-7">
          <div className="flex h-15 items-center">
            <WordMark to={homePath} />
          </div>
          {search === undefined ? null : (
            <div className="order-last w-full pb-3 md:order-none md:w-0 md:max-w-140 md:min-w-48 md:grow md:pb-0">
              {search}
            </div>
          )}
          {navigation.length === 0 ? null : <WideNavigation items={navigation} />}
          <div className="ml-auto flex flex-wrap items-center justify-end gap-0.5 sm:gap-2">
            {controls}
            {navigation.length === 0 ? null : <FoldedNavigation items={navigation} />}
          </div>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="min-h-[calc(100dvh-3.75rem)]">
        <div className="mx-auto max-w-280 px-5">{children}</div>
      </main>
      {footer === undefined ? null : (
        <footer className="border-t border-line print:hidden">
          <div className="mx-auto max-w-280 px-5 py-8 text-sm text-ink-muted">{footer}</div>
        </footer>
      )}
    </>
  );
}

interface Items {
  readonly items: readonly NavigationItem[];
}

function WideNavigation({ items }: Items) {
  const { frame } = useKitMessages();
  return (
    <nav aria-label={frame.mainNavigation} className="hidden items-center gap-5 lg:flex">
      {items.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          end={item.exact ?? false}
          className="rounded-small py-2 text-[0.9375rem] text-ink-muted no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}

function FoldedNavigation({ items }: Items) {
  const { frame } = useKitMessages();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  return (
    <div className="relative lg:hidden">
      <Button
        variant="quiet"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        {frame.menu}
      </Button>
      <nav
        id={id}
        aria-label={frame.mainNavigation}
        hidden={!open}
        className="absolute top-full right-0 z-40 mt-2 w-56 rounded-panel border border-line bg-surface p-2"
      >
        {items.map((item) => (
          <NavLink
            key={item.to}
            to={item.to}
            end={item.exact ?? false}
            className="block rounded-control px-3 py-2.5 text-ink no-underline hover:bg-shade aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            {item.label}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}
