import { SkeletonBlock } from '@pricehunt/ui-kit';

export function FirstLinksPlace() {
  return (
    <div aria-hidden="true" className="mt-3 min-h-13 sm:min-h-6">
      <SkeletonBlock className="h-5 w-full max-w-110" />
    </div>
  );
}

export function ListsPlace() {
  return (
    <div aria-hidden="true" className="min-h-300 border-t border-line pt-10">
      <SkeletonBlock className="mb-5 h-7 w-64" />
      <SkeletonBlock className="h-58 w-full rounded-panel" />
    </div>
  );
}
