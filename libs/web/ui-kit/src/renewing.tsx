import type { ReactNode } from 'react';

export interface RenewingProps {
  /** Whether what stands there is the answer to an earlier choice, while the next one is on its way. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

/** What was answered before, paler and marked as busy until the next answer takes its place. */
export function Renewing({ isStale, children }: RenewingProps) {
  return (
    <div aria-busy={isStale || undefined} className={isStale ? 'opacity-60' : undefined}>
      {children}
    </div>
  );
}
