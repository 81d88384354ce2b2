import { zodResolver } from '@hookform/resolvers/zod';
import { forgotBusinessPassword } from '@pricehunt/api-contract/business-identity';
import type { AuthOutcome } from '@pricehunt/auth-context';
import { Button, Form } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAccountSite } from './account-site';
import { EmailField } from './email-field';
import { useRefusal } from './use-refusal';

export interface ForgotFormProps {
  readonly email?: string;
  /** Never rejects. */
  readonly request: (email: string) => Promise<AuthOutcome>;
}

/** Requests a link to set a new password, without revealing whether the account exists. */
export function ForgotForm({ email = '', request }: ForgotFormProps) {
  const { words } = useAccountSite();
  const refusalOf = useRefusal();
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotBusinessPassword.body),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    const outcome = await request(typed.email);
    if (outcome.success) setSentTo(typed.email);
    else setProblem(refusalOf(outcome));
  });
  if (sentTo !== null) {
    return (
      <div role="status">
        <p className="font-semibold">{words.forgot.sent}</p>
        <p className="mt-1 text-ink-muted wrap-anywhere">{words.forgot.sentNext(sentTo)}</p>
      </div>
    );
  }
  return (
    <Form
      label={words.forgot.title}
      busy={isSubmitting}
      problem={problem}
      onSubmit={(event) => void submit(event)}
    >
      <EmailField {...register('email')} hint={words.forgot.lead} hasError={errors.email !== undefined} />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {words.forgot.submit}
      </Button>
    </Form>
  );
}
