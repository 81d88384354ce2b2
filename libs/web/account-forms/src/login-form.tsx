import { zodResolver } from '@hookform/resolvers/zod';
import { signInBusiness } from '@pricehunt/api-contract/business-identity';
import { Button, Form } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAccountSite } from './account-site';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import { SecondFactorForm } from './second-factor-form';
import type { SignIn } from './sign-in';
import { useRefusal } from './use-refusal';

export interface LoginFormProps {
  readonly email?: string;
  /** Never rejects. */
  readonly login: SignIn;
}

const { email: emailSchema, password: passwordSchema } = signInBusiness.body.shape;
const formSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
type Credentials = z.infer<typeof formSchema>;

/** Signs in by address and password, plus a code for two-factor accounts. */
export function LoginForm({ email = '', login }: LoginFormProps) {
  const { words } = useAccountSite();
  const refusalOf = useRefusal();
  const [problem, setProblem] = useState<string>();
  const [halfway, setHalfway] = useState<Credentials | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    const outcome = await login(typed);
    if (outcome.success) return;
    if (outcome.code === 'auth.totp-required') setHalfway(typed);
    else setProblem(refusalOf(outcome));
  });
  if (halfway !== null)
    return <SecondFactorForm login={login} credentials={halfway} onBack={() => setHalfway(null)} />;
  return (
    <Form
      label={words.login.title}
      busy={isSubmitting}
      problem={problem}
      onSubmit={(event) => void submit(event)}
    >
      <EmailField {...register('email')} hasError={errors.email !== undefined} />
      <PasswordField
        {...register('password')}
        label={words.password}
        autoComplete="current-password"
        required
        error={errors.password === undefined ? undefined : words.problems.passwordMissing}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {words.login.submit}
      </Button>
    </Form>
  );
}
