import type { ReactNode } from 'react';

export interface PageSectionProps {
  readonly id: string;
  readonly title: string;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section below the head of a product's page and of a search's results. */
export function PageSection({ id, title, aside, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-9 border-t border-line pt-7">
      <div className="mb-3.5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
