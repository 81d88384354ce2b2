import { Button } from '@pricehunt/ui-kit';
import { Printer } from 'lucide-react';
import type { StatementWords } from './messages/english';

export function PrintButton({ words }: { readonly words: StatementWords }) {
  return (
    <Button size="small" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4" />
      {words.print}
    </Button>
  );
}
