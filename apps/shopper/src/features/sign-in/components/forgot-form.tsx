import { zodResolver } from '@hookform/resolvers/zod';
import { forgotShopperPassword } from '@pricehunt/api-contract';
import { Button, Form, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '../../../messages/use-messages';
import { useShopperServices } from '../../../shopper-services';
import { useRefusal } from '../use-refusal';

/** What a ForgotForm takes. */
export interface ForgotFormProps {
  readonly email: string;
}

/** Asks for a link to set a new password. It never tells whether the address has an account. */
export function ForgotForm({ email }: ForgotFormProps) {
  const { signIn: words } = useMessages();
  const { openAccount } = useShopperServices();
  const refusalOf = useRefusal();
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotShopperPassword.body),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    const { auth } = await openAccount();
    const outcome = await auth.requestReset(typed.email);
    if (outcome.success) setSentTo(typed.email);
    else setProblem(refusalOf(outcome));
  });
  if (sentTo !== null) {
    return (
      <div role="status">
        <p className="font-semibold">{words.forgotSent}</p>
        <p className="mt-1 text-ink-muted">{words.forgotSentNext(sentTo)}</p>
      </div>
    );
  }
  return (
    <Form
      label={words.titles.forgot}
      busy={isSubmitting}
      problem={problem}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...register('email')}
        label={words.email}
        hint={words.forgotHint}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        error={errors.email === undefined ? undefined : words.problems.email}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {words.submit.forgot}
      </Button>
    </Form>
  );
}
