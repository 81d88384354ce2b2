import { Button, Chip } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountSite } from './account-site';
import { PasswordQuestion } from './password-question';
import type { CodeAnswer } from './password-question';
import { RecoveryCodes } from './recovery-codes';
import { TotpSetup } from './totp-setup';
import type { TotpSetupProps } from './totp-setup';

type BothFactors = { readonly password: string } & CodeAnswer;

/** The account's calls; each rejects when the server refuses it. */
interface SecondFactorCalls {
  readonly start: TotpSetupProps['start'];
  readonly confirm: TotpSetupProps['confirm'];
  readonly disable: (factors: BothFactors) => Promise<unknown>;
  readonly renew: (factors: BothFactors) => Promise<{ readonly recoveryCodes: readonly string[] }>;
  /** Loads the account again after a change. */
  readonly refresh: () => Promise<void>;
}

export interface SecondFactorProps {
  readonly email: string;
  readonly hasTotp: boolean;
  readonly calls: SecondFactorCalls;
}

/** Two-factor authentication of an account: off, in setup, or on with its backup codes. */
export function SecondFactor({ email, hasTotp, calls }: SecondFactorProps) {
  const { words: site } = useAccountSite();
  const { factor: words } = site;
  const [step, setStep] = useState<'none' | 'set-up' | 'turn-off' | 'renew'>('none');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const rest = () => setStep('none');
  const keep = (made: readonly string[]) => {
    setCodes(made);
    rest();
    void calls.refresh();
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
        <TotpSetup email={email} start={calls.start} confirm={calls.confirm} onDone={keep} onCancel={rest} />
      ) : step === 'turn-off' ? (
        <TurnOff email={email} calls={calls} onEnd={rest} />
      ) : step === 'renew' ? (
        <Renewal email={email} calls={calls} onDone={keep} onCancel={rest} />
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

function TurnOff({
  email,
  calls: { disable, refresh },
  onEnd,
}: Pick<SecondFactorProps, 'email' | 'calls'> & { readonly onEnd: () => void }) {
  const { words: site } = useAccountSite();
  const { factor: words } = site;
  const { show } = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: disable,
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

interface RenewalProps extends Pick<SecondFactorProps, 'email' | 'calls'> {
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function Renewal({ email, calls: { renew }, onDone, onCancel }: RenewalProps) {
  const { words: site } = useAccountSite();
  const { factor: words } = site;
  const { mutate, isPending, error } = useMutation({
    mutationFn: renew,
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
