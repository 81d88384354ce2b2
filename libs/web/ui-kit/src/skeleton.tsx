import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useKitMessages } from './messages/use-kit-messages';

export function SkeletonBlock({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={cx('block animate-breathe rounded-small bg-line', className)} />;
}

/** Announces loading once to screen readers. */
export function SkeletonGroup({ children, label }: SkeletonGroupProps) {
  const { loading } = useKitMessages();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label ?? loading}</span>
      {children}
    </div>
  );
}

interface SkeletonGroupProps {
  readonly children: ReactNode;
  /** What is loading; a general label by default. */
  readonly label?: string;
}

interface SkeletonBarsProps {
  readonly label?: string;
  readonly count?: number;
  readonly className: string;
}

/** Bars of one shape. */
export function SkeletonBars({ count = 1, className, ...group }: SkeletonBarsProps) {
  return (
    <SkeletonGroup {...group}>
      {Array.from({ length: count }, (_, bar) => (
        <SkeletonBlock key={bar} className={className} />
      ))}
    </SkeletonGroup>
  );
}

/** The landing skeleton of S§2. */
export function LandingSkeleton() {
  return (
    <SkeletonGroup>
      <div>
        <div className="pt-10 pb-8 md:pt-22 md:pb-14" data-skeleton="landing">
          <SkeletonBlock className="h-10 w-11/12 max-w-140 md:h-14" />
          <SkeletonBlock className="mt-3 h-10 w-3/4 max-w-100 md:h-14" />
          <SkeletonBlock className="mt-6 h-5 w-full max-w-150" />
          <SkeletonBlock className="mt-2 h-5 w-2/3 max-w-110" />
          <SkeletonBlock className="mt-7 h-16 w-full max-w-190 rounded-panel" />
        </div>
        <SkeletonBlock className="h-px w-full" />
        <SkeletonBlock className="mt-10 mb-5 h-7 w-64" />
        <SkeletonBlock className="h-56 w-full rounded-panel" />
      </div>
    </SkeletonGroup>
  );
}

/** The default skeleton of S§2, for every other page. */
export function DefaultSkeleton() {
  return (
    <SkeletonGroup>
      <div className="py-7" data-skeleton="default">
        <SkeletonBlock className="h-8 w-2/3 max-w-90" />
        <SkeletonBlock className="mt-3 h-5 w-1/2 max-w-70" />
        <div className="mt-8 grid gap-px border-y border-line">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="flex items-center gap-5 border-b border-line py-4 last:border-b-0">
              <SkeletonBlock className="size-12 flex-none" />
              <div className="grow">
                <SkeletonBlock className="h-4 w-3/5" />
                <SkeletonBlock className="mt-2 h-3 w-2/5" />
              </div>
              <SkeletonBlock className="h-6 w-20" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
