import { OptionalPart } from '@pricehunt/web-shell';
import { lazy, useState } from 'react';
import { useFirstMessages } from '../../messages/use-messages';
import { usePlace } from '../use-place';

const PlaceDialog = lazy(async () => ({ default: (await import('./place-dialog')).PlaceDialog }));

/** "Delivering to DE · EUR" in the header; opens the place dialog. */
export function PlaceControl() {
  const { place, choose } = usePlace();
  const { frame } = useFirstMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line bg-surface px-2.5 text-sm whitespace-nowrap text-ink hover:border-line-strong"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <span className="max-sm:sr-only">{frame.deliveringTo} </span>
        {place.country} · {place.currency}
      </button>
      {wasOpened ? (
        <OptionalPart>
          <PlaceDialog
            open={isOpen}
            place={place}
            onClose={() => setIsOpen(false)}
            onChoose={(chosen) => {
              choose(chosen);
              setIsOpen(false);
            }}
          />
        </OptionalPart>
      ) : null}
    </>
  );
}
