import { useId } from 'react';
import type { ReactNode } from 'react';

/** What a Section takes. */
export interface SectionProps {
  readonly title: string;
  /** What can be done about the section, at its right. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a page under a headline of its own. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pb-9">
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <h2 id={id} className="grow text-lg">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
