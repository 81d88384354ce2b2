import type { ReactNode } from 'react';

export interface RenewingProps {
  /** True while the content for the latest choice is loading. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

/** Fades outdated content and marks it busy. */
export function Renewing({ isStale, children }: RenewingProps) {
  return (
    <div aria-busy={isStale || undefined} className={isStale ? 'opacity-60' : undefined}>
      {children}
    </div>
  );
}
