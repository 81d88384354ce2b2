import { SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

export function RowSkeleton({ rows = 8 }: { readonly rows?: number }) {
  const { console: words } = useMessages();
  return (
    <SkeletonGroup label={words.loading}>
      <div className="divide-y divide-line border-y border-line">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex items-center gap-6 py-3">
            <SkeletonBlock className="h-4 w-2/5" />
            <SkeletonBlock className="h-4 w-1/5" />
            <SkeletonBlock className="ml-auto h-4 w-16" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
