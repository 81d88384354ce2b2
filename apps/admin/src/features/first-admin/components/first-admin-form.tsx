import { zodResolver } from '@hookform/resolvers/zod';
import { NewAccountFields, checkNewPassword, useRefusal } from '@pricehunt/account-forms';
import { createFirstAdmin } from '@pricehunt/api-contract/admin-identity';
import { useAdminAuth } from '@pricehunt/auth-context';
import { passwordLengths } from '@pricehunt/business-accounts';
import { Button, Form } from '@pricehunt/ui-kit';
import { useLanguage } from '@pricehunt/web-shell';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useMessages } from '../../../messages/use-messages';

const { email, password } = createFirstAdmin.body.shape;
const formSchema = z.strictObject({ email, password }).check(checkNewPassword(passwordLengths.businessMin));

export interface FirstAdminFormProps {
  readonly token: string;
  /** Called when the link expired while the form was open. */
  readonly onBroken: () => void;
}

export function FirstAdminForm({ token, onBroken }: FirstAdminFormProps) {
  const { firstAdmin: words } = useMessages();
  const { language } = useLanguage();
  const { createFirst } = useAdminAuth();
  const refusalOf = useRefusal();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setError, watch, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (given) => {
    setProblem(undefined);
    const outcome = await createFirst({ ...given, token, locale: language });
    if (outcome.success) return;
    if (outcome.code === 'auth.token-invalid') onBroken();
    else if (outcome.code === 'auth.password-refused')
      setError('password', { message: 'common' }, { shouldFocus: true });
    else setProblem(outcome.code === 'auth.email-taken' ? words.emailTaken : refusalOf(outcome));
  });
  return (
    <Form label={words.title} busy={isSubmitting} problem={problem} onSubmit={(event) => void submit(event)}>
      <NewAccountFields
        email={register('email')}
        password={register('password')}
        typed={watch()}
        errors={errors}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {words.submit}
      </Button>
    </Form>
  );
}
