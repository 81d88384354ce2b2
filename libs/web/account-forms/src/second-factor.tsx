import { confirmTotp, disableTotp, renewRecoveryCodes, startTotp } from '@pricehunt/api-contract';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { Button, Chip } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountSite } from './account-site';
import { PasswordQuestion } from './password-question';
import type { CodeAnswer } from './password-question';
import { RecoveryCodes } from './recovery-codes';
import { TotpSetup } from './totp-setup';

export interface SecondFactorProps {
  readonly email: string;
  readonly hasTotp: boolean;
}

/** Two-factor authentication of the business account: off, in setup, or on with its backup codes. */
export function SecondFactor({ email, hasTotp }: SecondFactorProps) {
  const { words: site, openApi } = useAccountSite();
  const { factor: words } = site;
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
        <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
      ) : step === 'set-up' ? (
        <TotpSetup
          email={email}
          start={async (password) => (await openApi()).call(startTotp, { body: { password } })}
          confirm={async (totp) => (await openApi()).call(confirmTotp, { body: { totp } })}
          onDone={keep}
          onCancel={rest}
        />
      ) : step === 'turn-off' ? (
        <TurnOff email={email} onEnd={rest} />
      ) : step === 'renew' ? (
        <Renewal email={email} onDone={keep} onCancel={rest} />
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

type BothFactors = { readonly password: string } & CodeAnswer;

function TurnOff({ email, onEnd }: { readonly email: string; readonly onEnd: () => void }) {
  const { words: site, openApi } = useAccountSite();
  const { factor: words } = site;
  const { refresh } = useBusinessAuth();
  const { show } = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: BothFactors) => (await openApi()).call(disableTotp, { body }),
    onSuccess: async () => {
      await refresh();
      show({ title: words.turnedOff });
      onEnd();
    },
  });
  return (
    <PasswordQuestion
      email={email}
      submit={words.turnOff}
      isDestructive
      isBusy={isPending}
      error={error}
      wantsCode
      onAnswer={(password, code) => mutate({ password, ...code })}
      onCancel={onEnd}
    />
  );
}

interface RenewalProps {
  readonly email: string;
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function Renewal({ email, onDone, onCancel }: RenewalProps) {
  const { words: site, openApi } = useAccountSite();
  const { factor: words } = site;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: BothFactors) => (await openApi()).call(renewRecoveryCodes, { body }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <PasswordQuestion
      email={email}
      submit={words.renew}
      isBusy={isPending}
      error={error}
      wantsCode
      onAnswer={(password, code) => mutate({ password, ...code })}
      onCancel={onCancel}
    />
  );
}
