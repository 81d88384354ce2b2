import { useState } from 'react';
import { usePreviewImport, useSaveImport } from '../requests/import-requests';
import { ImportChoice } from './import-choice';
import { ImportResult } from './import-result';
import { ImportSelection } from './import-selection';

/** Choose a file or text, check what it has, import it. */
export function ImportSteps() {
  const [text, setText] = useState('');
  const preview = usePreviewImport();
  const saving = useSaveImport();
  const startOver = () => {
    preview.reset();
    saving.reset();
  };
  if (saving.data !== undefined) {
    return (
      <ImportResult
        result={saving.data}
        onAgain={() => {
          setText('');
          startOver();
        }}
      />
    );
  }
  if (preview.data !== undefined && preview.data.entries.length > 0) {
    return (
      <ImportSelection
        preview={preview.data}
        busy={saving.isPending}
        error={saving.error}
        onImport={(entries) => saving.mutate(entries)}
        onOther={startOver}
      />
    );
  }
  return (
    <ImportChoice
      text={text}
      busy={preview.isPending}
      error={preview.error}
      preview={preview.data}
      onText={setText}
      onCheck={(chosen) => preview.mutate(chosen)}
    />
  );
}
