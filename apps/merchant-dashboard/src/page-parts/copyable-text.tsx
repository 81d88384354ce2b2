import { Button } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMessages } from '../messages/use-messages';

export interface CopyableTextProps {
  readonly label: string;
  readonly text: string;
}

export function CopyableText({ label, text }: CopyableTextProps) {
  const { copying: words } = useMessages().frame;
  const { show } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      show({ title: words.copied });
    } catch {
      // Without the right to the clipboard the text can still be marked and copied by hand.
      show({ title: words.notCopied });
    }
  };
  return (
    <div className="grid min-w-0 gap-1">
      <p className="text-sm text-ink-muted">{label}</p>
      <div className="flex items-start gap-2">
        <code className="min-w-0 grow rounded-control border border-line bg-surface px-3 py-2 text-sm break-all whitespace-pre-wrap">
          {text}
        </code>
        <Button size="small" aria-label={words.copySpoken(label)} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
