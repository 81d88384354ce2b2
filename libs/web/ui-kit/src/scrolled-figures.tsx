import type { ReactNode } from 'react';

export interface ScrolledFiguresProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

export function ScrolledFigures({ label, className, children }: ScrolledFiguresProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className={`overflow-y-auto ${className}`}>
      {children}
    </div>
  );
}
