import type { ReactNode } from 'react';

/** What a Section takes. */
export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of a page: its name at the left, what belongs to it at the right. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="grid gap-x-8 gap-y-3 py-6 md:grid-cols-[11rem_minmax(0,1fr)]">
      <h2 className="text-lg">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
