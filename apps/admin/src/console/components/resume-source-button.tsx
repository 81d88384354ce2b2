import { resetSourceCircuit } from '@pricehunt/api-contract/admin-sources';
import { useMessages } from '../../messages/use-messages';
import { ActButton } from './act-button';

export interface ResumeSourceButtonProps {
  readonly sourceId: string;
  readonly name: string;
  /** In a table row the button is small and its accessible name includes the source. */
  readonly isInRow?: boolean;
}

/** Lets the next search use a source that was paused after errors. */
export function ResumeSourceButton({ sourceId, name, isInRow = false }: ResumeSourceButtonProps) {
  const { sources: words } = useMessages();
  return (
    <ActButton
      label={words.resetCircuit}
      spokenLabel={isInRow ? `${words.resetCircuit}: ${name}` : undefined}
      size={isInRow ? 'small' : 'medium'}
      variant={isInRow ? 'plain' : 'primary'}
      title={words.resetTitle(name)}
      sentence={words.resetSentence}
      submit={words.resetCircuit}
      act={(api) => api.call(resetSourceCircuit, { params: { sourceId } })}
      renews={['sources']}
      done={words.resetDone(name)}
    />
  );
}
