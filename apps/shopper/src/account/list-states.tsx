import { ButtonLink, EmptyState, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';

export function ListPlace({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="grid divide-y divide-line border-y border-line">
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className="flex items-center gap-4 py-3">
            <SkeletonBlock className="size-11 flex-none" />
            <SkeletonBlock className="h-4 w-1/2" />
            <SkeletonBlock className="ml-auto h-4 w-16" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

export interface EmptyListProps {
  readonly words: { readonly emptyTitle: string; readonly emptySentence: string };
  /** Where its first entry can be found, and the name of the link. */
  readonly to: string;
  readonly link: string;
}

export function EmptyList({ words, to, link }: EmptyListProps) {
  return (
    <EmptyState
      title={words.emptyTitle}
      action={
        <ButtonLink to={to} variant="primary">
          {link}
        </ButtonLink>
      }
    >
      {words.emptySentence}
    </EmptyState>
  );
}
