import { changeAdminSource } from '@pricehunt/api-contract/admin-sources';
import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { useMessages } from '../../../messages/use-messages';
import { useNames } from '../../../console/use-names';
import { ActButton } from '../../../console/components/act-button';

export interface TurnButtonProps {
  readonly source: AdminSource;
  /** In a table row the button is small and its accessible name includes the source. */
  readonly isInRow?: boolean;
}

export function TurnButton({ source, isInRow = false }: TurnButtonProps) {
  const { console: shared, sources: words } = useMessages();
  const { id, isOn } = source;
  const name = useNames().sourceName(source);
  const label = isOn ? words.turnOff : words.turnOn;
  return (
    <ActButton
      label={label}
      spokenLabel={isInRow ? `${label}: ${name}` : undefined}
      size={isInRow ? 'small' : 'medium'}
      title={isOn ? words.turnOffTitle(name) : words.turnOnTitle(name)}
      sentence={isOn ? words.turnOffSentence : words.turnOnSentence}
      submit={label}
      isDestructive={isOn}
      reason="optional"
      act={(api, reason) =>
        api.call(changeAdminSource, {
          params: { sourceId: id },
          body: { isOn: !isOn, ...(reason === '' ? {} : { reason }) },
        })
      }
      renews={['sources']}
      done={words.turned(name, isOn ? shared.off : shared.on)}
    />
  );
}
