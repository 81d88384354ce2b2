import type { ReactNode } from 'react';

export interface RenewingProps {
  /** Whether the content belongs to an earlier choice while the next one loads. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

/** Outdated content, faded and marked busy until the next arrives. */
export function Renewing({ isStale, children }: RenewingProps) {
  return (
    <div aria-busy={isStale || undefined} className={isStale ? 'opacity-60' : undefined}>
      {children}
    </div>
  );
}
