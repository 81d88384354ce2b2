import { zodResolver } from '@hookform/resolvers/zod';
import { inviteMember } from '@pricehunt/api-contract/business-identity';
import { memberRoles } from '@pricehunt/business-accounts';
import { Button, ChoiceField, Form, TextField } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { teamQuery } from '../requests/account-queries';
import { useAccountFailure } from '@pricehunt/account-forms';

type Invitation = z.infer<typeof inviteMember.body>;

export function InviteForm() {
  const { settings, signIn } = useMessages();
  const { team: words } = settings;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const failureOf = useAccountFailure();
  const { register, handleSubmit, reset, watch, formState } = useForm<Invitation>({
    resolver: zodResolver(inviteMember.body),
    defaultValues: { email: '', role: 'viewer' },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: Invitation) => (await openApi()).call(inviteMember, { body }),
    onSuccess: ({ invitation }) => {
      reset();
      show({ title: words.invited(invitation.email) });
      return queryClient.invalidateQueries(teamQuery(openApi, id));
    },
  });
  return (
    <Form
      label={words.invite}
      busy={isPending}
      problem={error === null ? undefined : failureOf(error)}
      onSubmit={(event) => void handleSubmit((typed) => mutate(typed))(event)}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField
          {...register('email')}
          label={signIn.account.email}
          type="email"
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          error={formState.errors.email === undefined ? undefined : signIn.account.problems.email}
        />
        <ChoiceField
          {...register('role')}
          label={words.role}
          hint={settings.roleSays[watch('role')]}
          choices={memberRoles}
          names={settings.roles}
        />
      </div>
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        {words.sendInvitation}
      </Button>
    </Form>
  );
}
