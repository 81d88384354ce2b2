import { Button } from '@pricehunt/ui-kit';
import { CopyableText } from '../../../page-parts/copyable-text';
import { useMessages } from '../../../messages/use-messages';

export interface ShownSecretProps {
  readonly secret: string;
  readonly onSaved: () => void;
}

export function ShownSecret({ secret, onSaved }: ShownSecretProps) {
  const { webhooks: words } = useMessages();
  return (
    <div role="status" className="grid gap-3 border-l-3 border-accent pl-4">
      <p className="font-semibold">{words.secretTitle}</p>
      <CopyableText label={words.secret} text={secret} />
      <p className="text-sm text-warn">{words.secretSentence}</p>
      <Button className="justify-self-start" onClick={onSaved}>
        {words.secretSaved}
      </Button>
    </div>
  );
}
