import { Button, Form, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../messages/use-messages';
import { wordsPath } from '../route-paths';

/** The words of a search that found nothing, to be changed and searched again. */
export function EditWords({ words }: { readonly words: string }) {
  const { editWords } = useMessages().pages;
  const navigate = useNavigate();
  const [text, setText] = useState(words);
  return (
    <Form
      className="max-w-120 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      onSubmit={() => {
        if (text.trim() !== '') void navigate(wordsPath(text.trim()));
      }}
    >
      <TextField label={editWords.label} value={text} onChange={({ target }) => setText(target.value)} />
      <Button type="submit">{editWords.search}</Button>
    </Form>
  );
}
