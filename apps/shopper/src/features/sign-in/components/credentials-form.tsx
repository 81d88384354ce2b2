import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordField, checkNewPassword, usePasswordSentence, useRefusal } from '@pricehunt/account-forms';
import { registerShopper, signInShopper } from '@pricehunt/api-contract/shopper-identity';
import type { AuthOutcome } from '@pricehunt/auth-context';
import { passwordLengths } from '@pricehunt/business-accounts';
import { Button, Form, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useLanguage } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { useShopperServices } from '../../../shopper-services';

export interface CredentialsFormProps {
  readonly mode: 'login' | 'signup';
  /** The address from another form, so that nobody types it twice. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onDone: (email: string) => void;
}

const loginSchema = signInShopper.body;
const { email: emailSchema, password: passwordSchema } = registerShopper.body.shape;
const signupSchema = z
  .strictObject({ email: emailSchema, password: passwordSchema })
  .check(checkNewPassword(passwordLengths.shopperMin));

export function CredentialsForm({ mode, email, onEmail, onDone }: CredentialsFormProps) {
  const { account, ...words } = useMessages().signIn;
  const { language } = useLanguage();
  const { openAccount } = useShopperServices();
  const refusalOf = useRefusal();
  const passwordSentence = usePasswordSentence();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setError, watch, formState } = useForm({
    resolver: zodResolver(mode === 'login' ? loginSchema : signupSchema),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    const { auth } = await openAccount();
    const outcome =
      mode === 'login' ? await auth.signIn(typed) : await auth.signUp({ ...typed, locale: language });
    if (outcome.success) onDone(typed.email);
    else refuse(outcome);
  });
  const refuse = (outcome: Extract<AuthOutcome, { readonly success: false }>) => {
    if (outcome.code === 'auth.password-refused') {
      setError('password', { message: 'common' }, { shouldFocus: true });
    } else setProblem(refusalOf(outcome));
  };
  const address = register('email');
  return (
    <Form
      label={words.titles[mode]}
      busy={isSubmitting}
      problem={problem}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...address}
        label={account.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        error={errors.email === undefined ? undefined : account.problems.email}
        onChange={(event) => {
          onEmail(event.target.value);
          return address.onChange(event);
        }}
      />
      <PasswordField
        {...register('password')}
        label={account.password}
        autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        required
        error={errors.password === undefined ? undefined : passwordSentence(errors.password.message ?? '')}
        {...(mode === 'signup' ? { typed: watch('password'), email: watch('email') } : {})}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {words.submit[mode]}
      </Button>
    </Form>
  );
}
