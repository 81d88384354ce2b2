import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** What is not there. */
  readonly title: string;
  /** Why, and what to do next. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** A level 1 heading where the page has no other. */
  readonly headingLevel?: 1 | 2;
}

/** An empty state with its next step. */
export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="max-w-150 py-10">
      <Heading className={headingLevel === 1 ? 'text-2xl' : 'text-xl'}>{title}</Heading>
      <div className="mt-2 text-ink-muted">{children}</div>
      {action === undefined ? null : <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
