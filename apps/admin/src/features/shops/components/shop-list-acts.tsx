import { exportShops, importShops } from '@pricehunt/api-contract/admin-shops';
import { ButtonLink, TextField, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { ActButton } from '../../../console/components/act-button';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';

export function ShopListActs() {
  const { shops: words } = useMessages();
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink size="small" variant="primary" to={routePaths.addShop}>
        {words.add}
      </ButtonLink>
      <ImportButton />
      <ButtonLink size="small" href={exportShops.path} download="pricehunt-shops.json">
        {words.export}
      </ButtonLink>
    </div>
  );
}

function ImportButton() {
  const { shops: words } = useMessages();
  const figure = useFigures();
  const { show } = useToast();
  const [list, setList] = useState<ReturnType<typeof importShops.body.parse> | null>(null);
  const [isBad, setIsBad] = useState(false);
  const read = (file: File | undefined) => {
    setList(null);
    setIsBad(false);
    if (file === undefined) return;
    const reader = new FileReader();
    reader.onload = () => {
      const found = listIn(String(reader.result));
      setList(found);
      setIsBad(found === null);
    };
    reader.onerror = () => setIsBad(true);
    reader.readAsText(file);
  };
  return (
    <ActButton
      label={words.import}
      title={words.importTitle}
      sentence={words.importSentence}
      submit={words.import}
      onOpen={() => {
        setList(null);
        setIsBad(false);
      }}
      fields={
        <TextField
          label={words.file}
          type="file"
          accept=".json,application/json"
          error={isBad ? words.fileBad : undefined}
          onChange={({ target }) => read(target.files?.[0])}
        />
      }
      isReady={() => {
        setIsBad(list === null);
        return list !== null;
      }}
      act={(api) => api.call(importShops, { body: list ?? { version: 2, shops: [] } })}
      renews={['shops', 'sources']}
      onDone={({ imported, leftOut }) => {
        const parts = [words.imported(figure(imported))];
        if (leftOut.length > 0) parts.push(words.leftOut(figure(leftOut.length)));
        show({ title: parts.join(', '), tone: leftOut.length > 0 ? 'warn' : 'good' });
      }}
    />
  );
}

/** Parses an exported file; null when it is not one. */
function listIn(text: string): ReturnType<typeof importShops.body.parse> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isAnswer = typeof value === 'object' && value !== null && 'list' in value;
    return importShops.body.safeParse(isAnswer ? value.list : value).data ?? null;
  } catch {
    return null;
  }
}
