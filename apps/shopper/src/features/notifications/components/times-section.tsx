import type { NotificationTimes } from '@pricehunt/api-contract/notifications';
import { Button, CheckboxField, Form, TextField } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { FailureNotice } from '../../../messages/failure-notice';
import { useMessages } from '../../../messages/use-messages';
import { useNotificationTimes, useSaveTimes } from '../requests/notification-queries';

export function TimesSection() {
  const { times: words } = useMessages().notifications;
  const { data, error, refetch } = useNotificationTimes();
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{words.title}</h2>
      {data === undefined ? (
        error === null ? null : (
          <FailureNotice title={words.failed} error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <TimesForm saved={data} />
      )}
    </section>
  );
}

const night = { from: '22:00', until: '07:00' };
const morning = '08:00';

/** Times are in the device's time zone, because that is where the shopper is now. */
function TimesForm({ saved }: { readonly saved: NotificationTimes | null }) {
  const { times: words } = useMessages().notifications;
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const { mutate, isPending, error } = useSaveTimes();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [isQuiet, setIsQuiet] = useState((saved?.quietHours ?? null) !== null);
  const [hours, setHours] = useState(saved?.quietHours ?? night);
  const [isDigest, setIsDigest] = useState((saved?.digestAt ?? null) !== null);
  const [digestAt, setDigestAt] = useState(saved?.digestAt ?? morning);
  const submit = () => {
    const times = { timeZone, quietHours: isQuiet ? hours : null, digestAt: isDigest ? digestAt : null };
    mutate(times, { onSuccess: () => show({ title: words.saved, tone: 'good' }) });
  };
  return (
    <Form
      busy={isPending}
      problem={error === null ? undefined : sentenceOf(error)}
      label={words.title}
      onSubmit={submit}
    >
      <div className="grid max-w-md gap-3">
        <CheckboxField
          label={words.quiet}
          checked={isQuiet}
          onChange={(event) => setIsQuiet(event.target.checked)}
        />
        {isQuiet ? (
          <div className="grid grid-cols-2 gap-4 pl-7">
            {(['from', 'until'] as const).map((end) => (
              <TextField
                key={end}
                label={words[end]}
                type="time"
                required
                value={hours[end]}
                onChange={(event) => setHours((was) => ({ ...was, [end]: event.target.value }))}
              />
            ))}
          </div>
        ) : null}
        <CheckboxField
          label={words.digest}
          checked={isDigest}
          onChange={(event) => setIsDigest(event.target.checked)}
        />
        {isDigest ? (
          <div className="grid grid-cols-2 gap-4 pl-7">
            <TextField
              label={words.digestAt}
              type="time"
              required
              value={digestAt}
              onChange={(event) => setDigestAt(event.target.value)}
            />
          </div>
        ) : null}
        <p className="text-sm text-ink-muted">{words.zone(timeZone)}</p>
      </div>
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.save}
      </Button>
    </Form>
  );
}
