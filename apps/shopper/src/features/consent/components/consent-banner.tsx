import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { useConsent } from '../use-consent';
import { ConsentButtons } from './consent-buttons';
import type { ConsentButtonsProps } from './consent-buttons';

/**
 * Overlays the bottom of the page, above the tabs, without moving or blocking it; focused elements scroll into view. `--question` is
 * how far it reaches up, for what must stay above it.
 */
export function ConsentBanner() {
  const known = useConsent();
  return known?.state.needsAnswer === true ? <Question onDecide={known.consent.decide} /> : null;
}

function Question({ onDecide }: Pick<ConsentButtonsProps, 'onDecide'>) {
  const { consent: words } = useMessages();
  const banner = useRef<HTMLElement>(null);
  const heightPx = useHeight(banner);
  useEffect(() => {
    const { style } = document.documentElement;
    const top = `calc(${heightPx}px + var(--foot, 0px))`;
    style.scrollPaddingBottom = top;
    style.setProperty('--question', top);
    return () => {
      style.scrollPaddingBottom = '';
      style.removeProperty('--question');
    };
  }, [heightPx]);
  return (
    <>
      <div aria-hidden="true" style={{ height: heightPx }} />
      <section
        ref={banner}
        aria-label={words.label}
        className="fixed inset-x-0 bottom-(--foot,0px) z-40 border-t border-line-strong bg-surface print:hidden"
      >
        <div className="mx-auto flex max-w-330 flex-col gap-x-8 gap-y-2 px-5 py-2.5 md:flex-row md:py-3 md:items-center">
          <div className="grow">
            <h2 className="font-sans text-sm font-semibold tracking-normal md:text-base">{words.title}</h2>
            <p className="mt-0.5 max-w-[80ch] text-xs text-ink-muted md:text-sm">{words.inShort}</p>
          </div>
          <ConsentButtons size="small" onDecide={onDecide} />
        </div>
      </section>
    </>
  );
}

function useHeight(element: { readonly current: HTMLElement | null }): number {
  const [heightPx, setHeightPx] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setHeightPx(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return heightPx;
}
