import { Button } from '@pricehunt/ui-kit';

export interface MoreButtonProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly children: string;
  readonly size?: 'small';
}

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
