import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly startsOpen?: boolean;
  readonly className?: string | undefined;
}

/** Built on <details>, so that keyboard and find-in-page work. */
export function Disclosure({ summary, children, startsOpen = false, className }: DisclosureProps) {
  return (
    <details open={startsOpen} className={cx('group', className)}>
      <summary className="inline-flex min-h-6 list-none items-center gap-2 rounded-small font-semibold">
        <svg
          aria-hidden="true"
          viewBox="0 0 12 12"
          className="size-3 flex-none transition-transform group-open:rotate-90"
        >
          <path d="M4 2l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
        {summary}
      </summary>
      {children}
    </details>
  );
}
