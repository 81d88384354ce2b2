import { zodResolver } from '@hookform/resolvers/zod';
import { forgotBusinessPassword } from '@pricehunt/api-contract';
import { authFailureOf } from '@pricehunt/auth-context';
import { Button, Form, TextField } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useRefusal } from '../use-refusal';

/** Asks for a link to set a new password. It never tells whether the address has an account. */
export function ForgotForm() {
  const { signIn: words } = useMessages();
  const { openApi } = useMerchantServices();
  const refusalOf = useRefusal();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotBusinessPassword.body),
    defaultValues: { email: '' },
  });
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: async (email: string) => (await openApi()).call(forgotBusinessPassword, { body: { email } }),
  });
  if (isSuccess) {
    return (
      <div role="status">
        <p className="font-semibold">{words.forgot.sent}</p>
        <p className="mt-1 text-ink-muted wrap-anywhere">{words.forgot.sentNext(variables)}</p>
      </div>
    );
  }
  return (
    <Form
      label={words.forgot.title}
      busy={isPending}
      problem={error === null ? undefined : refusalOf(authFailureOf(error, error.message))}
      onSubmit={(event) => void handleSubmit(({ email }) => mutate(email))(event)}
    >
      <TextField
        {...register('email')}
        label={words.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        error={formState.errors.email === undefined ? undefined : words.problems.email}
      />
      <Button type="submit" variant="primary" wide busy={isPending}>
        {words.forgot.submit}
      </Button>
    </Form>
  );
}
