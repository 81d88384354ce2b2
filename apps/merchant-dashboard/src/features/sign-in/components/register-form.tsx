import { zodResolver } from '@hookform/resolvers/zod';
import { NewAccountFields, checkNewPassword, useRefusal } from '@pricehunt/account-forms';
import { registerBusiness } from '@pricehunt/api-contract/business-identity';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { passwordLengths, storeDomainOf } from '@pricehunt/business-accounts';
import { Button, Form, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useLanguage } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';

const { email: emailSchema, password: passwordSchema } = registerBusiness.body.shape;
const formSchema = z
  .strictObject({
    email: emailSchema,
    password: passwordSchema,
    businessName: z.string().check(z.trim(), z.maxLength(120)),
    storeDomain: z
      .string()
      .check(z.trim())
      .check(z.refine((typed) => typed === '' || storeDomainOf(typed) !== null)),
  })
  .check(checkNewPassword(passwordLengths.businessMin));

export function RegisterForm() {
  const words = useMessages().signIn;
  const { language } = useLanguage();
  const auth = useBusinessAuth();
  const refusalOf = useRefusal();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setError, watch, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email: '', password: '', businessName: '', storeDomain: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email, password, businessName, storeDomain }) => {
    setProblem(undefined);
    const outcome = await auth.register({
      email,
      password,
      locale: language,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(businessName === '' ? {} : { businessName }),
      ...(storeDomain === '' ? {} : { storeDomain }),
    });
    if (outcome.success) return;
    if (outcome.code === 'auth.password-refused')
      setError('password', { message: 'common' }, { shouldFocus: true });
    else setProblem(refusalOf(outcome));
  });
  return (
    <Form
      label={words.register.title}
      busy={isSubmitting}
      problem={problem}
      onSubmit={(event) => void submit(event)}
    >
      <NewAccountFields
        email={register('email')}
        password={register('password')}
        typed={watch()}
        errors={errors}
      />
      <TextField
        {...register('businessName')}
        label={words.register.businessName}
        hint={words.register.businessNameHint}
        autoComplete="organization"
        error={errors.businessName === undefined ? undefined : words.problems.businessName}
      />
      <TextField
        {...register('storeDomain')}
        label={words.register.storeDomain}
        hint={words.register.storeDomainHint}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.storeDomain === undefined ? undefined : words.problems.storeDomain}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {words.register.submit}
      </Button>
    </Form>
  );
}
