import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid gap-x-6 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
