import { Button, Dialog, Form, Menu, TextField } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '../messages/use-messages';
import { useBusiness } from '../business/use-business';
import { deleteView, saveView, readViews } from './view-storage';
import type { SavedView } from './view-storage';

export function SavedViews() {
  const { views: words } = useMessages();
  const { id: businessId } = useBusiness();
  const { pathname: path, search: query } = useLocation();
  const navigate = useNavigate();
  const { show } = useToast();
  const [saved, setSaved] = useState(() => readViews({ businessId, path }));
  const [isNaming, setIsNaming] = useState(false);
  const shown = saved.find((view) => view.query === query);
  const renew = () => setSaved(readViews({ businessId, path }));
  const copyLink = () => {
    navigator.clipboard.writeText(window.location.href).then(
      () => show({ title: words.copied }),
      () => show({ title: words.notCopied }),
    );
  };
  const remove = (view: SavedView) => {
    deleteView(view);
    renew();
    show({ title: words.deleted(view.name) });
  };
  return (
    <>
      <Menu
        items={[
          ...saved.map((view) => ({
            label: view.name,
            onChoose: () => void navigate(`${view.path}${view.query}`),
          })),
          shown === undefined
            ? { label: words.save, onChoose: () => setIsNaming(true) }
            : { label: words.delete(shown.name), onChoose: () => remove(shown), isDestructive: true },
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
        onName={(name) => {
          saveView({ businessId, path, name, query });
          renew();
          setIsNaming(false);
          show({ title: words.saved(name) });
        }}
      />
    </>
  );
}

interface NamingProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

function Naming({ open, onClose, onName }: NamingProps) {
  const { views: words } = useMessages();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    const typed = name.trim();
    setIsMissing(typed === '');
    if (typed === '') return;
    setName('');
    onName(typed);
  };
  return (
    <Dialog open={open} onClose={onClose} title={words.saveTitle}>
      <Form onSubmit={submit}>
        <TextField
          label={words.name}
          hint={words.hint}
          value={name}
          maxLength={60}
          error={isMissing ? words.missing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary" className="justify-self-start">
          {words.submit}
        </Button>
      </Form>
    </Dialog>
  );
}
