import { changeTrackedOffer, pinnedMinutes as bounds } from '@pricehunt/api-contract/admin-tracking';
import type { TrackedOffer } from '@pricehunt/api-contract/admin-tracking';
import { ChoiceField, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { ActButton } from '../../../console/components/act-button';
import { useMessages } from '../../../messages/use-messages';

const schedules = ['price', 'pinned', 'stopped'] as const;
type Schedule = (typeof schedules)[number];

export function ChangeTracking({ offer }: { readonly offer: TrackedOffer }) {
  const { console: shared, tracking: words } = useMessages();
  const [schedule, setSchedule] = useState<Schedule>('price');
  const [typed, setTyped] = useState('');
  const [isBad, setIsBad] = useState(false);
  const { offerId, title } = offer;
  const minutes = Number(typed.trim());
  const isInBounds = Number.isInteger(minutes) && minutes >= bounds.min && minutes <= bounds.max;
  return (
    <ActButton
      label={words.change}
      spokenLabel={words.changeSpoken(title)}
      title={words.changeTitle(title)}
      sentence={words.changeSentence}
      submit={shared.save}
      reason="required"
      onOpen={() => {
        setSchedule(offer.isStopped ? 'stopped' : offer.pinnedMinutes === null ? 'price' : 'pinned');
        setTyped(String(offer.pinnedMinutes ?? offer.intervalMinutes));
        setIsBad(false);
      }}
      fields={
        <>
          <ChoiceField
            label={words.schedule}
            value={schedule}
            choices={schedules}
            names={words.schedules}
            onChoose={setSchedule}
          />
          {schedule !== 'pinned' ? null : (
            <TextField
              label={words.pinnedMinutes}
              hint={words.pinnedHint}
              inputMode="numeric"
              value={typed}
              error={isBad ? words.pinnedBad : undefined}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </>
      }
      isReady={() => {
        const fits = schedule !== 'pinned' || isInBounds;
        setIsBad(!fits);
        return fits;
      }}
      act={(api, reason) =>
        api.call(changeTrackedOffer, {
          body: {
            offerId,
            reason,
            isStopped: schedule === 'stopped',
            ...(schedule === 'stopped' ? {} : { pinnedMinutes: schedule === 'pinned' ? minutes : null }),
          },
        })
      }
      renews={['tracking']}
      done={words.changed(title)}
    />
  );
}
