import { Button, Dialog, Notice } from '@pricehunt/ui-kit';
import { useFailureSentence } from '../messages/use-failure-sentence';
import { useMessages } from '../messages/use-messages';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly sentence: string;
  readonly submit: string;
  readonly act: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (given: undefined) => void;
  };
  readonly onClose: () => void;
}

/** Asks for confirmation before an action that can't be undone; stays open with the error when it fails. */
export function ConfirmDialog({ open, title, sentence, submit, act, onClose }: ConfirmDialogProps) {
  const { frame } = useMessages();
  const sentenceOf = useFailureSentence();
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p className="text-ink-muted">{sentence}</p>
      {act.error === null ? null : <Notice tone="danger" title={sentenceOf(act.error)} className="mt-4" />}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="danger" busy={act.isPending} onClick={() => act.mutate(undefined)}>
          {submit}
        </Button>
        <Button onClick={onClose}>{frame.cancel}</Button>
      </div>
    </Dialog>
  );
}
