import type { ImportRejection } from '@pricehunt/api-contract/imports';
import { Disclosure, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

export interface RejectedLinesProps {
  readonly rejected: readonly {
    readonly line: number;
    readonly text: string;
    readonly reason: ImportRejection;
  }[];
  /** All of them; `rejected` has the first. */
  readonly count: number;
}

export function RejectedLines({ rejected, count }: RejectedLinesProps) {
  const { imports: words } = useMessages();
  const figure = useFigures();
  if (count === 0) return null;
  const more = count - rejected.length;
  return (
    <Disclosure summary={words.rejected(figure(count))}>
      <ul className="grid gap-1.5 py-2 text-sm">
        {rejected.map(({ line, text, reason }, place) => (
          <li key={place} className="min-w-0">
            <span className="text-ink-muted">{words.line(figure(line))}</span>{' '}
            <span className="font-medium wrap-anywhere">{text}</span> {words.reasons[reason]}
          </li>
        ))}
        {more > 0 ? <li className="text-ink-muted">{words.rejectedMore(figure(more))}</li> : null}
      </ul>
    </Disclosure>
  );
}
