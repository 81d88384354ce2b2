import { Button, Notice, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useFailureSentence } from '../messages/use-failure-sentence';
import { useMessages } from '../messages/use-messages';

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

export interface ListFailureProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

export function ListFailure({ title, error, onRetry }: ListFailureProps) {
  const { actions } = useMessages();
  const sentenceOf = useFailureSentence();
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        <Button size="small" onClick={onRetry}>
          {actions.tryAgain}
        </Button>
      }
    >
      {sentenceOf(error)}
    </Notice>
  );
}
