import { inviteAdmin } from '@pricehunt/api-contract/admins';
import { adminRoles } from '@pricehunt/business-accounts';
import { ChoiceField, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { ActButton } from '../../../console/components/act-button';
import { useMessages } from '../../../messages/use-messages';

const { email: emailSchema } = inviteAdmin.body.shape;

export function InviteAdmin({ isSecondFactorRequired }: { readonly isSecondFactorRequired: boolean }) {
  const { admins: words, businesses, console: shared } = useMessages();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<(typeof adminRoles)[number]>('operator');
  const [isBad, setIsBad] = useState(false);
  return (
    <ActButton
      label={words.invite}
      variant="primary"
      title={words.invite}
      sentence={isSecondFactorRequired ? words.inviteSentenceWithFactor : words.inviteSentence}
      submit={words.sendInvitation}
      onOpen={() => {
        setEmail('');
        setRole('operator');
        setIsBad(false);
      }}
      fields={
        <>
          <TextField
            type="email"
            label={shared.person.email}
            autoComplete="off"
            required
            value={email}
            error={isBad ? words.emailBad : undefined}
            onChange={({ target }) => setEmail(target.value)}
          />
          <ChoiceField
            label={businesses.role}
            value={role}
            hint={words.roleMeans[role]}
            choices={adminRoles}
            names={words.roles}
            onChoose={setRole}
          />
        </>
      }
      isReady={() => {
        const { success } = emailSchema.safeParse(email);
        setIsBad(!success);
        return success;
      }}
      act={(api) => api.call(inviteAdmin, { body: { email: email.trim(), role } })}
      renews={['admins']}
      done={words.invited(email.trim())}
    />
  );
}
