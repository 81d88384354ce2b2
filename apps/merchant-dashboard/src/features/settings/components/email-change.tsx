import { PasswordField } from '@pricehunt/account-forms';
import { ApiError } from '@pricehunt/api-client';
import { changeBusinessEmail } from '@pricehunt/api-contract/business-account';
import { Button, Form, Notice, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';

interface Typed {
  readonly email: string;
  readonly password: string;
}

/** Changes the sign-in e-mail address once the link sent there is opened. */
export function EmailChange() {
  const { frame, settings } = useMessages();
  const { profile: words } = settings;
  const sentenceOf = useFailureSentence();
  const [isOpen, setIsOpen] = useState(false);
  const [requested, setRequested] = useState<string | null>(null);
  const { register, handleSubmit, reset, setError, formState } = useForm<Typed>({
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const change = useAct(
    async (api, { email, password }: Typed) =>
      api.call(changeBusinessEmail, { body: { email: email.trim(), password } }),
    {
      renews: [],
      onDone: (_, { email }) => {
        reset();
        setIsOpen(false);
        setRequested(email.trim());
      },
    },
  );
  if (!isOpen) {
    return (
      <div className="mt-3 grid justify-items-start gap-3">
        {requested === null ? null : <Notice tone="info" title={words.emailRequested(requested)} />}
        <Button size="small" onClick={() => setIsOpen(true)}>
          {words.changeEmail}
        </Button>
      </div>
    );
  }
  const isWrong = change.error instanceof ApiError && change.error.details.code === 'auth.wrong-password';
  return (
    <Form
      label={words.changeEmail}
      busy={change.isPending}
      problem={change.error === null || isWrong ? undefined : sentenceOf(change.error)}
      className="mt-4 max-w-100"
      onSubmit={(event) =>
        void handleSubmit((typed) =>
          change.mutate(typed, {
            onError: (failure) => {
              if (failure instanceof ApiError && failure.details.code === 'auth.wrong-password') {
                setError('password', { message: words.passwordWrong }, { shouldFocus: true });
              }
            },
          }),
        )(event)
      }
    >
      <TextField
        {...register('email', {
          validate: (typed) =>
            changeBusinessEmail.body.safeParse({ email: typed.trim(), password: 'x' }).success ||
            words.emailBad,
        })}
        label={words.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', { validate: (typed) => typed !== '' || words.passwordMissing })}
        label={words.password}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={change.isPending}>
          {words.askEmail}
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          {frame.cancel}
        </Button>
      </div>
    </Form>
  );
}
