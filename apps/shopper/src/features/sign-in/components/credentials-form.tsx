import { zodResolver } from '@hookform/resolvers/zod';
import { registerShopper, signInShopper } from '@pricehunt/api-contract';
import type { AuthOutcome } from '@pricehunt/auth-context';
import { Button, Form, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useLanguage } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { shopperPasswordProblem, usePasswordSentence } from '../password-words';
import { useShopperServices } from '../../../shopper-services';
import { useRefusal } from '../use-refusal';
import { PasswordField } from './password-field';

/** What a CredentialsForm takes. */
export interface CredentialsFormProps {
  readonly mode: 'login' | 'signup';
  /** The address that was typed in another form before; nobody types it twice. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onDone: (email: string) => void;
}

const loginSchema = signInShopper.body;
const { email: emailSchema, password: passwordSchema } = registerShopper.body.shape;
const signupSchema = z.strictObject({ email: emailSchema, password: passwordSchema }).check((context) => {
  const { email, password } = context.value;
  const problem = shopperPasswordProblem(password, email);
  if (problem === null) return;
  context.issues.push({ code: 'custom', message: problem, path: ['password'], input: password });
});

/** Address and password, for signing in and for registering alike. */
export function CredentialsForm({ mode, email, onEmail, onDone }: CredentialsFormProps) {
  const { signIn: words } = useMessages();
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
        label={words.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        error={errors.email === undefined ? undefined : words.problems.email}
        onChange={(event) => {
          onEmail(event.target.value);
          return address.onChange(event);
        }}
      />
      <PasswordField
        {...register('password')}
        label={words.password}
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
