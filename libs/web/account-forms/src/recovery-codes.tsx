import { Button, ButtonLink } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useAccountSite } from './account-site';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called when the person has saved the codes, which aren't shown again. */
  readonly onSaved: () => void;
}

/** Shows the backup codes once, to copy or download. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { factor: words } = useAccountSite().words;
  const [notice, setNotice] = useState('');
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await window.navigator.clipboard.writeText(text);
      setNotice(words.copied);
    } catch {
      // Some browsers don't let a page copy; the download still works.
      setNotice(words.notCopied);
    }
  };
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-4 border-l-3 border-accent pl-5">
      <div>
        <h3 id="recovery-codes" className="text-lg">
          {words.codesTitle}
        </h3>
        <p className="mt-1 max-w-[56ch] text-ink-muted">{words.codesSentence}</p>
      </div>
      <ul className="grid w-fit grid-cols-1 gap-x-8 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <ButtonLink
          size="small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="pricehunt-recovery-codes.txt"
        >
          {words.download}
        </ButtonLink>
        <Button size="small" variant="primary" onClick={onSaved}>
          {words.saved}
        </Button>
        <span role="status" className="text-sm text-ink-muted">
          {notice}
        </span>
      </div>
    </section>
  );
}
