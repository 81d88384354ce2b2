import { Button } from '@pricehunt/ui-kit';

/** What a MoreButton takes: a list that is read page by page, and what the button says. */
export interface MoreButtonProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly children: string;
  readonly size?: 'small';
}

/** Brings the next page of a list; nothing where the list is whole. */
export function MoreButton({ query, children, size }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      {...(size === undefined ? {} : { size })}
      className={size === undefined ? 'mt-5' : 'mt-4'}
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
