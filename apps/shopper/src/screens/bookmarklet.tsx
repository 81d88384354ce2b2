import { PageTitle } from '@pricehunt/web-shell';
import { useCallback, useId } from 'react';
import { useMessages } from '../messages/use-messages';
import { useShopperServices } from '../shopper-services';

/** How to compare from any shop: a bookmark to drag, the share menu of a phone, or the address before an address (S§2). */
export function Bookmarklet() {
  const { bookmarklet } = useMessages().install;
  const { siteOrigin } = useShopperServices();
  return (
    <div className="max-w-[64ch] py-10">
      <PageTitle>{bookmarklet.pageTitle}</PageTitle>
      <h1 className="text-2xl">{bookmarklet.title}</h1>
      <p className="mt-3 text-lg text-ink-muted">{bookmarklet.sentence}</p>
      <h2 className="mt-10 mb-3 text-lg">{bookmarklet.inBarTitle}</h2>
      <ol className="list-decimal space-y-3 pl-6">
        <li>{bookmarklet.inBarSteps[0]}</li>
        <li>
          {bookmarklet.inBarSteps[1]}
          <BookmarkToDrag siteOrigin={siteOrigin} />
        </li>
        <li>{bookmarklet.inBarSteps[2]}</li>
      </ol>
      <h2 className="mt-10 mb-3 text-lg">{bookmarklet.onPhoneTitle}</h2>
      <ol className="list-decimal space-y-3 pl-6">
        {bookmarklet.onPhoneSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2 className="mt-10 mb-3 text-lg">{bookmarklet.byAddressTitle}</h2>
      <p>{bookmarklet.byAddress(`${siteOrigin}/`)}</p>
    </div>
  );
}

/** The program that a bookmark runs on a shop's page: this site's address before the page's own (S§2, direct URL). */
function bookmarkProgram(siteOrigin: string): string {
  return `javascript:location.href=${JSON.stringify(`${siteOrigin}/`)}+location.href`;
}

/** React refuses programs as links, rightly; this one is never followed here, only dragged away. */
function BookmarkToDrag({ siteOrigin }: { readonly siteOrigin: string }) {
  const { bookmarklet } = useMessages().install;
  const hintId = useId();
  const setProgram = useCallback(
    (link: HTMLAnchorElement | null) => link?.setAttribute('href', bookmarkProgram(siteOrigin)),
    [siteOrigin],
  );
  return (
    <div className="mt-3">
      <a
        ref={setProgram}
        href="#bookmark"
        onClick={(event) => event.preventDefault()}
        aria-describedby={hintId}
        className="inline-flex min-h-11 cursor-grab items-center rounded-control border border-accent bg-accent px-4 font-semibold text-accent-ink no-underline"
      >
        {bookmarklet.bookmark}
      </a>
      <p id={hintId} className="mt-2 text-sm text-ink-muted">
        {bookmarklet.dragMe}
      </p>
    </div>
  );
}
