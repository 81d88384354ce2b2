import type { Viewing } from '@pricehunt/api-contract';
import { Button, useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { useStopViewing } from '../../../business/use-stop-viewing';

/** Tells a viewing admin which business they see and until when. */
export function ViewingBanner({ viewing }: { readonly viewing: Viewing }) {
  const { viewing: words } = useMessages();
  const { time } = useMoments();
  const { stop, isPending } = useStopViewing();
  return (
    <div
      role="status"
      className="sticky top-0 z-20 -mx-5 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-warn bg-surface px-5 py-2.5 text-sm md:-mx-9 md:px-9"
    >
      <p className="min-w-0 grow">
        <span className="font-semibold text-warn wrap-anywhere">{words.banner(viewing.businessName)}</span>{' '}
        <span className="text-ink-muted">{words.until(time(viewing.until))}</span>
      </p>
      <Button size="small" busy={isPending} onClick={stop}>
        {words.stop}
      </Button>
    </div>
  );
}
