import { lazy, useState } from 'react';
import { OptionalPart } from '@pricehunt/web-shell';
import { useFirstMessages } from '../../../messages/use-messages';
import { useRest } from '../../../browser/use-rest';

const Banner = lazy(async () => ({ default: (await import('./consent-banner')).ConsentBanner }));
const Choices = lazy(async () => ({ default: (await import('./consent-dialog')).ConsentDialog }));

/** Shows the banner once the page is idle. If it fails to load, nothing is tracked. */
export function ConsentPlace() {
  const isAtRest = useRest();
  return isAtRest ? (
    <OptionalPart>
      <Banner />
    </OptionalPart>
  ) : null;
}

/** Reopens the choice from the footer of every page (PRIV-2). */
export function ConsentChoicesButton() {
  const { frame } = useFirstMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="text-link"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {frame.privacyChoices}
      </button>
      {wasOpened ? (
        <OptionalPart>
          <Choices open={isOpen} onClose={() => setIsOpen(false)} />
        </OptionalPart>
      ) : null}
    </>
  );
}
