import { SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useMessages } from '../messages/use-messages';

export function OverviewLoading() {
  const { traffic: words } = useMessages();
  return (
    <SkeletonGroup label={words.loading}>
      <div className="grid grid-cols-2 gap-4 border-y border-line py-4 sm:grid-cols-4">
        {[0, 1, 2, 3].map((figure) => (
          <div key={figure}>
            <SkeletonBlock className="h-4 w-20" />
            <SkeletonBlock className="mt-2 h-8 w-28 max-w-full" />
            <SkeletonBlock className="mt-2 h-4 w-14" />
          </div>
        ))}
      </div>
      <SkeletonBlock className="mt-6 h-60 w-full" />
    </SkeletonGroup>
  );
}
