import { authFailureOf } from '@pricehunt/auth-context';
import { Button, Form, SkeletonBlock, TextField } from '@pricehunt/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toString as drawQrCode } from 'qrcode';
import { useState } from 'react';
import { useAccountSite } from './account-site';
import { PasswordQuestion } from './password-question';
import { useRefusal } from './use-refusal';

export interface TotpSetupProps {
  readonly email: string;
  /** Creates the secret; rejects when the password is wrong. */
  readonly start: (password: string) => Promise<{ readonly secret: string; readonly otpauthUri: string }>;
  /** Turns it on with the first code. */
  readonly confirm: (totp: string) => Promise<{ readonly recoveryCodes: readonly string[] }>;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  /** Missing when setup is mandatory. */
  readonly onCancel?: () => void;
}

/** Sets up an authenticator app: password, key to scan, first code. */
export function TotpSetup({ email, start: begin, confirm, onDone, onCancel }: TotpSetupProps) {
  const { factor: words } = useAccountSite().words;
  const start = useMutation({ mutationFn: begin });
  if (start.data === undefined) {
    return (
      <PasswordQuestion
        email={email}
        submit={words.next}
        isBusy={start.isPending}
        error={start.error}
        onAnswer={(password) => start.mutate(password)}
        {...(onCancel === undefined ? {} : { onCancel })}
      />
    );
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start gap-6">
        <QrCode text={start.data.otpauthUri} />
        <div className="min-w-0">
          <p className="font-semibold">{words.scan}</p>
          <p className="mt-3 text-sm text-ink-muted">{words.secret}</p>
          <p className="mt-1 max-w-70 font-mono text-sm wrap-anywhere select-all">{start.data.secret}</p>
        </div>
      </div>
      <FirstCode confirm={confirm} onDone={onDone} {...(onCancel === undefined ? {} : { onCancel })} />
    </div>
  );
}

/** Dark on white in both themes, because scanners need it. */
function QrCode({ text }: { readonly text: string }) {
  const { factor: words } = useAccountSite().words;
  const { data } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: () => drawQrCode(text, { type: 'svg', margin: 2 }),
    gcTime: 0,
  });
  if (data === undefined) return <SkeletonBlock className="size-48" />;
  return (
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(data)}`}
      alt={words.qr}
      width={192}
      height={192}
      className="size-48 rounded-small border border-line"
    />
  );
}

function FirstCode({ confirm, onDone, onCancel }: Omit<TotpSetupProps, 'email' | 'start'>) {
  const { words: site } = useAccountSite();
  const { factor: words } = site;
  const refusalOf = useRefusal();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: confirm,
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const failure = error === null ? null : refusalOf(authFailureOf(error, error.message));
  return (
    <Form
      label={words.title}
      busy={isPending}
      className="max-w-100"
      onSubmit={() => {
        const totp = code.replaceAll(/\s/g, '');
        const fits = /^\d{6}$/.test(totp);
        setIsMissing(!fits);
        if (fits) mutate(totp);
      }}
    >
      <TextField
        label={words.code}
        value={code}
        autoComplete="one-time-code"
        inputMode="numeric"
        error={isMissing ? site.problems.totp : (failure ?? undefined)}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isPending}>
          {words.confirm}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="quiet" onClick={onCancel}>
            {site.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
