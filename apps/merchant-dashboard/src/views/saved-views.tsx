import { Button, Dialog, Form, Menu, TextField } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFailureSentence } from '../messages/use-failure-sentence';
import { useMessages } from '../messages/use-messages';
import { useBusiness } from '../business/use-business';
import { useSavedViews } from './use-saved-views';

export function SavedViews() {
  const { views: words } = useMessages();
  const { viewing } = useBusiness();
  const { pathname: path, search: query } = useLocation();
  const navigate = useNavigate();
  const { show } = useToast();
  const sentenceOf = useFailureSentence();
  const { views, save, remove } = useSavedViews(path);
  const [isNaming, setIsNaming] = useState(false);
  const shown = views.find((view) => view.query === query);
  const copyLink = () => {
    navigator.clipboard.writeText(window.location.href).then(
      () => show({ title: words.copied }),
      () => show({ title: words.notCopied }),
    );
  };
  return (
    <>
      <Menu
        items={[
          ...views.map((view) => ({
            label: view.name,
            onChoose: () => void navigate(`${view.path}${view.query}`),
          })),
          shown === undefined
            ? { label: words.save, disabled: viewing !== undefined, onChoose: () => setIsNaming(true) }
            : {
                label: words.delete(shown.name),
                isDestructive: true,
                onChoose: () =>
                  remove.mutate(shown, {
                    onSuccess: () => show({ title: words.deleted(shown.name) }),
                    onError: (failure) => show({ title: sentenceOf(failure) }),
                  }),
              },
          { label: words.copy, onChoose: copyLink },
        ]}
      >
        <Button size="small">
          <Bookmark aria-hidden="true" className="size-4" />
          {shown?.name ?? words.title}
        </Button>
      </Menu>
      <Naming
        open={isNaming}
        onClose={() => setIsNaming(false)}
        isSaving={save.isPending}
        problem={save.error === null ? undefined : sentenceOf(save.error)}
        onName={(name) =>
          save.mutate(
            { path, name, query },
            {
              onSuccess: () => {
                setIsNaming(false);
                show({ title: words.saved(name) });
              },
            },
          )
        }
      />
    </>
  );
}

interface NamingProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly isSaving: boolean;
  readonly problem: string | undefined;
  readonly onName: (name: string) => void;
}

function Naming({ open, onClose, ...form }: NamingProps) {
  const { views: words } = useMessages();
  return (
    <Dialog open={open} onClose={onClose} title={words.saveTitle}>
      <NamingForm {...form} />
    </Dialog>
  );
}

function NamingForm({ isSaving, problem, onName }: Omit<NamingProps, 'open' | 'onClose'>) {
  const { views: words } = useMessages();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    const typed = name.trim();
    setIsMissing(typed === '');
    if (typed !== '') onName(typed);
  };
  return (
    <Form busy={isSaving} problem={problem} onSubmit={submit}>
      <TextField
        label={words.name}
        hint={words.hint}
        value={name}
        maxLength={60}
        error={isMissing ? words.missing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={isSaving} className="justify-self-start">
        {words.submit}
      </Button>
    </Form>
  );
}
