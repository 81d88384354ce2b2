import { PasswordField } from '@pricehunt/account-forms';
import { ApiError } from '@pricehunt/api-client';
import { deleteBusiness } from '@pricehunt/api-contract/business-account';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { Button, Dialog, Form, TextField } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';

export interface BusinessDeletionProps {
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Typed {
  readonly name: string;
  readonly password: string;
}

export function BusinessDeletion({ name, open, onClose }: BusinessDeletionProps) {
  const { data: words } = useMessages().settings;
  return (
    <Dialog open={open} onClose={onClose} title={words.question(name)}>
      <DeletionForm name={name} onClose={onClose} />
    </Dialog>
  );
}

function DeletionForm({ name, onClose }: Omit<BusinessDeletionProps, 'open'>) {
  const { frame, settings } = useMessages();
  const { data: words, profile } = settings;
  const sentenceOf = useFailureSentence();
  const { refresh } = useBusinessAuth();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<Typed>({
    defaultValues: { name: '', password: '' },
  });
  const { errors } = formState;
  const deletion = useAct(async (api, body: Typed) => api.call(deleteBusiness, { body }), {
    renews: [],
    onDone: () => {
      queryClient.clear();
      show({ title: words.deleted });
      void refresh();
    },
  });
  const field = fieldOf(deletion.error);
  return (
    <Form
      label={words.question(name)}
      busy={deletion.isPending}
      problem={deletion.error === null || field !== null ? undefined : sentenceOf(deletion.error)}
      onSubmit={(event) =>
        void handleSubmit((typed) =>
          deletion.mutate(typed, {
            onError: (failure) => {
              const refused = fieldOf(failure);
              const message = refused === 'name' ? words.otherName : profile.passwordWrong;
              if (refused !== null) setError(refused, { message }, { shouldFocus: true });
            },
          }),
        )(event)
      }
    >
      <p className="text-ink-muted">{words.deleteSentence}</p>
      <TextField
        {...register('name', { validate: (typed) => typed.trim() === name || words.otherName })}
        label={words.typeName(name)}
        autoComplete="off"
        error={errors.name?.message}
      />
      <PasswordField
        {...register('password', { validate: (typed) => typed !== '' || profile.passwordMissing })}
        label={profile.password}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={deletion.isPending}>
          {words.delete}
        </Button>
        <Button onClick={onClose}>{frame.cancel}</Button>
      </div>
    </Form>
  );
}

function fieldOf(failure: Error | null): keyof Typed | null {
  if (!(failure instanceof ApiError)) return null;
  switch (failure.details.code) {
    case 'auth.wrong-password':
      return 'password';
    case 'business.other-name':
      return 'name';
    default:
      return null;
  }
}
