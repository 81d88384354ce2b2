import { zodResolver } from '@hookform/resolvers/zod';
import { resetShopperPassword } from '@pricehunt/api-contract';
import { authFailureOf } from '@pricehunt/auth-context';
import { Button, ButtonLink, EmptyState, Form } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useShopperServices } from '../../../shopper-services';
import { shopperPasswordProblem, usePasswordSentence } from '../password-words';
import { useRefusal } from '../use-refusal';
import { PasswordField } from './password-field';

const formSchema = z.strictObject({ password: resetShopperPassword.body.shape.password }).check((context) => {
  const { password } = context.value;
  const problem = shopperPasswordProblem(password, '');
  if (problem === null) return;
  context.issues.push({ code: 'custom', message: problem, path: ['password'], input: password });
});

/** Sets a new password by the token of a mailed link. A link that does not work says so and leads to a new one. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const { signIn: words } = useMessages();
  const { openApi } = useShopperServices();
  const refusalOf = useRefusal();
  const passwordSentence = usePasswordSentence();
  const { register, handleSubmit, setError, watch, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { password: '' },
  });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (password: string) => {
      const api = await openApi();
      return api.call(resetShopperPassword, { body: { token, password } });
    },
    onError: (failure) => {
      if (authFailureOf(failure, '').code === 'auth.password-refused') {
        setError('password', { message: 'common' }, { shouldFocus: true });
      }
    },
  });
  const isUsable = resetShopperPassword.body.shape.token.safeParse(token).success;
  const failure = error === null ? null : authFailureOf(error, error.message);
  if (isSuccess) return <PasswordSet />;
  if (!isUsable || failure?.code === 'auth.token-invalid') return <BrokenLink />;
  const problem =
    failure === null || failure.code === 'auth.password-refused' ? undefined : refusalOf(failure);
  return (
    <Form
      label={words.reset.title}
      busy={isPending}
      problem={problem}
      className="max-w-100"
      onSubmit={(event) => void handleSubmit(({ password }) => mutate(password))(event)}
    >
      <PasswordField
        {...register('password')}
        label={words.newPassword}
        autoComplete="new-password"
        required
        typed={watch('password')}
        error={
          formState.errors.password === undefined
            ? undefined
            : passwordSentence(formState.errors.password.message ?? '')
        }
      />
      <Button type="submit" variant="primary" busy={isPending}>
        {words.reset.submit}
      </Button>
    </Form>
  );
}

function PasswordSet() {
  const { reset, submit } = useMessages().signIn;
  return (
    <div role="status">
      <p className="text-lg font-semibold">{reset.done}</p>
      <p className="mt-1 mb-5 text-ink-muted">{reset.doneNext}</p>
      <ButtonLink to={routePaths.login} variant="primary">
        {submit.login}
      </ButtonLink>
    </div>
  );
}

function BrokenLink() {
  const { reset } = useMessages().signIn;
  return (
    <EmptyState
      title={reset.broken}
      action={
        <ButtonLink to={`${routePaths.login}?mode=forgot`} variant="primary">
          {reset.askAgain}
        </ButtonLink>
      }
    >
      {reset.brokenNext}
    </EmptyState>
  );
}
