import { DefaultSkeleton, EmptyState } from '@pricehunt/ui-kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppOrigins } from './app-config';
import { useShellMessages } from './messages/use-shell-messages';

export interface OtherAppRedirectProps {
  readonly owner: keyof AppOrigins;
  /** The app's name for people, such as "the merchant dashboard". */
  readonly ownerName: string;
  readonly readOrigins: () => Promise<AppOrigins>;
  /** Replaces this entry of the history. */
  readonly leave?: (href: string) => void;
}

/** Preserves path, query and fragment. Shows a message when no other origin is configured. */
export function OtherAppRedirect({
  owner,
  ownerName,
  readOrigins,
  leave = replacePage,
}: OtherAppRedirectProps) {
  const { pathname, search, hash } = useLocation();
  const { otherApp } = useShellMessages();
  const [isUnreachable, setIsUnreachable] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void readOrigins().then((origins) => {
      if (!isCurrent) return;
      const origin = origins[owner];
      if (origin === null || origin === window.location.origin) setIsUnreachable(true);
      else leave(`${origin}${pathname}${search}${hash}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [owner, readOrigins, leave, pathname, search, hash]);
  if (!isUnreachable) return <DefaultSkeleton />;
  return (
    <EmptyState title={otherApp.title(ownerName)} headingLevel={1}>
      {otherApp.sentence(ownerName)}
    </EmptyState>
  );
}

function replacePage(href: string): void {
  window.location.replace(href);
}
