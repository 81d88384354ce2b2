import { disableTotp, renewRecoveryCodes } from '@pricehunt/api-contract';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { Button, Chip } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../dashboard/use-business';
import { PasswordQuestion } from './password-question';
import { RecoveryCodes } from './recovery-codes';
import { TotpSetUp } from './totp-set-up';

/** The authenticator app: off, being set up, or on; and the recovery codes, shown once. */
export function SecondFactor() {
  const { factor: words } = useMessages().settings;
  const { hasTotp } = useBusiness();
  const { refresh } = useBusinessAuth();
  const [step, setStep] = useState<'none' | 'set-up' | 'turn-off' | 'renew'>('none');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const rest = () => setStep('none');
  const keep = (made: readonly string[]) => {
    setCodes(made);
    rest();
    void refresh();
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <Chip tone={hasTotp ? 'good' : 'neutral'}>{hasTotp ? words.on : words.off}</Chip>
        <span className="text-ink-muted">{words.sentence}</span>
      </p>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : step === 'set-up' ? (
        <TotpSetUp onDone={keep} onCancel={rest} />
      ) : step === 'turn-off' ? (
        <TurnOff onEnd={rest} />
      ) : step === 'renew' ? (
        <Renewal onDone={keep} onCancel={rest} />
      ) : hasTotp ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setStep('renew')}>{words.renew}</Button>
          <Button onClick={() => setStep('turn-off')}>{words.turnOff}</Button>
        </div>
      ) : (
        <Button onClick={() => setStep('set-up')}>{words.setUp}</Button>
      )}
    </div>
  );
}

function TurnOff({ onEnd }: { readonly onEnd: () => void }) {
  const { factor: words } = useMessages().settings;
  const { openApi } = useMerchantServices();
  const { refresh } = useBusinessAuth();
  const { show } = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (password: string) => (await openApi()).call(disableTotp, { body: { password } }),
    onSuccess: async () => {
      await refresh();
      show({ title: words.turnedOff });
      onEnd();
    },
  });
  return (
    <PasswordQuestion
      submit={words.turnOff}
      isDestructive
      isBusy={isPending}
      error={error}
      onAnswer={mutate}
      onCancel={onEnd}
    />
  );
}

interface RenewalProps {
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function Renewal({ onDone, onCancel }: RenewalProps) {
  const { factor: words } = useMessages().settings;
  const { openApi } = useMerchantServices();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (password: string) =>
      (await openApi()).call(renewRecoveryCodes, { body: { password } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <PasswordQuestion
      submit={words.renew}
      isBusy={isPending}
      error={error}
      onAnswer={mutate}
      onCancel={onCancel}
    />
  );
}
