import { Button, Notice, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import type { LiveActivity } from '../requests/use-live-activity';

export interface LiveMarkProps {
  readonly state: LiveActivity['state'];
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
}

export function LiveMark({ state, isPaused, onPause }: LiveMarkProps) {
  const { activity: words } = useMessages();
  const shown = isPaused && state === 'live' ? 'paused' : state;
  return (
    <div className="flex items-center gap-3">
      <span role="status" className="inline-flex items-center gap-2 text-sm text-ink-muted">
        <span aria-hidden="true" className={`size-2 rounded-full ${dots[shown]}`} />
        {words.live[shown]}
      </span>
      <Button size="small" aria-pressed={isPaused} onClick={() => onPause(!isPaused)}>
        {isPaused ? words.resume : words.pause}
      </Button>
    </div>
  );
}

const dots = {
  connecting: 'bg-line-strong',
  live: 'bg-accent animate-breathe',
  reconnecting: 'bg-warn animate-breathe',
  paused: 'bg-line-strong',
} as const;

export function BrokenStream({ state }: Pick<LiveMarkProps, 'state'>) {
  const { activity: words } = useMessages();
  if (state !== 'reconnecting') return null;
  return <Notice tone="warn" title={words.broken} className="mb-4" />;
}

export interface HeldBackProps {
  readonly count: number;
  readonly onShow: () => void;
}

export function HeldBack({ count, onShow }: HeldBackProps) {
  const { activity: words } = useMessages();
  const figure = useFigures();
  return (
    <div aria-live="polite" className="pointer-events-none sticky top-3 z-20 flex h-0 justify-center">
      {count === 0 ? null : (
        <Button variant="primary" size="small" className="pointer-events-auto" onClick={onShow}>
          {words.held(figure(count))}
        </Button>
      )}
    </div>
  );
}
