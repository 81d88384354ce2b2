import { useId } from 'react';
import type { ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  /** Shown to the right of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

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
