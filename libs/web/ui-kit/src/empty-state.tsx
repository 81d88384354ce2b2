import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly title: string;
  /** Why it is empty and what to do next. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Level 1 when the page has no other headline. */
  readonly headingLevel?: 1 | 2;
}

export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="max-w-150 py-10">
      <Heading className={headingLevel === 1 ? 'text-2xl' : 'text-xl'}>{title}</Heading>
      <div className="mt-2 text-ink-muted">{children}</div>
      {action === undefined ? null : (
        <div className="mt-5 flex flex-wrap gap-3 *:max-w-full *:leading-snug *:wrap-anywhere *:whitespace-normal">
          {action}
        </div>
      )}
    </div>
  );
}
