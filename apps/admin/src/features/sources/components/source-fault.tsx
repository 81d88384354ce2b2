import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { Notice, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { useFailureWords } from '../../../console/use-failure-words';
import { faultOf } from '../fault-of';
import type { Fault } from '../fault-of';
import { SetKeyButton } from './set-key-button';

/** Says first on a source's page why it brings no offers, and offers what helps. Shows nothing for a healthy source. */
export function SourceFault({ source }: { readonly source: AdminSource }) {
  const { sources: words } = useMessages();
  const sentenceOf = useFaultSentence(source);
  const titleOf = useFaultTitle(source);
  const fault = faultOf(source);
  if (fault === null) return null;
  const isPaused = source.circuit !== null && source.circuit !== 'closed';
  return (
    <Notice
      tone={isPaused || (source.health?.consecutiveFailures ?? 0) > 0 ? 'danger' : 'warn'}
      title={titleOf(fault)}
      className="mb-7"
      action={
        fault.kind === 'key-missing' || fault.kind === 'key-rejected' ? (
          <SetKey source={source} sourceKey={fault.key} />
        ) : undefined
      }
    >
      {sentenceOf(fault)}
      {isPaused ? ` ${words.paused}` : null}
    </Notice>
  );
}

function useFaultTitle({ health, recentErrors }: AdminSource): (fault: Fault) => string {
  const { sources: words } = useMessages();
  const figure = useFigures();
  const causeOf = useFailureWords();
  return ({ kind }) => {
    const inARow = health?.consecutiveFailures ?? 0;
    const [failure] = recentErrors;
    if (inARow === 0) return kind === 'key-missing' ? words.notSetUp : words.attention;
    const count = words.inARow(figure(inARow));
    return failure === undefined ? count : words.because(count, causeOf(failure));
  };
}

function useFaultSentence({ id }: AdminSource): (fault: Fault) => string {
  const { sources: words, sourceKeys } = useMessages();
  return (fault) => {
    switch (fault.kind) {
      case 'key-missing':
        return words.faults.keyMissing(
          sourceKeys.platforms[id]?.keys[fault.key.name]?.label ?? fault.key.name,
        );
      case 'key-rejected':
        return words.faults.keyRejected;
      case 'limit-reached':
        return words.faults.limitReached;
      case 'failing':
        return words.faults[fault.failure?.cause ?? 'unknown'];
    }
  };
}

function SetKey({
  source,
  sourceKey,
}: {
  readonly source: AdminSource;
  readonly sourceKey: AdminSource['keys'][number];
}) {
  const { sources: words, sourceKeys } = useMessages();
  const name = sourceKeys.platforms[source.id]?.keys[sourceKey.name]?.label ?? sourceKey.name;
  return (
    <SetKeyButton
      sourceId={source.id}
      sourceKey={sourceKey}
      name={name}
      label={words.setKeyNow}
      spokenLabel={words.because(words.setKeyNow, name)}
      variant="primary"
    />
  );
}
