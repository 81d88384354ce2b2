import { bookmarkProgram } from '@pricehunt/page-capture';
import { hostOf, parsePastedLink } from '@pricehunt/product-links';
import { Button, Notice, Tabs } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useCallback, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';
import { useShopperServices } from '../shopper-services';

const browsers = ['chrome', 'firefox', 'safari', 'android', 'ios'] as const;

/** Installation steps for each browser. Shoppers from a page that we couldn't read are sent back to it. */
export function Bookmarklet() {
  const { bookmarklet } = useMessages().install;
  const { siteOrigin } = useShopperServices();
  const program = bookmarkProgram(siteOrigin);
  const [chosen, setChosen] = useState<string>(() => browserOf(navigator.userAgent));
  return (
    <div className="max-w-[64ch] py-10">
      <PageTitle>{bookmarklet.pageTitle}</PageTitle>
      <h1 className="text-2xl">{bookmarklet.title}</h1>
      <p className="mt-3 text-lg text-ink-muted">{bookmarklet.sentence}</p>
      <p className="mt-3">{bookmarklet.why}</p>
      <p className="mt-3">
        {bookmarklet.extensionToo}{' '}
        <Link to={routePaths.extension} className="text-link">
          {bookmarklet.installExtension}
        </Link>
      </p>
      <BookmarkToDrag program={program} />
      <div className="mt-8">
        <Tabs
          label={bookmarklet.browsersLabel}
          chosen={chosen}
          onChoose={setChosen}
          tabs={browsers.map((id) => ({
            id,
            label: bookmarklet.browsers[id].name,
            panel: (
              <ol className="list-decimal space-y-3 pl-6">
                {bookmarklet.browsers[id].steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            ),
          }))}
        />
      </div>
      <RefusedPage />
      <h2 className="mt-10 mb-3 text-lg">{bookmarklet.byHandTitle}</h2>
      <p className="mb-3">{bookmarklet.byHand}</p>
      <BookmarkToCopy program={program} />
      <h2 className="mt-10 mb-3 text-lg">{bookmarklet.byAddressTitle}</h2>
      <p>{bookmarklet.byAddress(`${siteOrigin}/`)}</p>
    </div>
  );
}

/** Guesses whose steps come first; the others are a tab away. */
function browserOf(userAgent: string): (typeof browsers)[number] {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad/i.test(userAgent)) return 'ios';
  if (/firefox/i.test(userAgent)) return 'firefox';
  return /safari/i.test(userAgent) && !/chrome/i.test(userAgent) ? 'safari' : 'chrome';
}

/** The page that the shopper came from, where the bookmarklet is needed. */
function RefusedPage() {
  const { bookmarklet } = useMessages().install;
  const state: unknown = useLocation().state;
  const page = typeof state === 'object' && state !== null && 'page' in state ? state.page : null;
  const read = typeof page === 'string' ? parsePastedLink(page) : null;
  if (read?.kind !== 'link') return null;
  const shopName = hostOf(read.url) ?? '';
  return (
    <Notice tone="info" title={bookmarklet.refused(shopName)} className="mt-8">
      {bookmarklet.openAgain(shopName)}{' '}
      <a href={read.url} target="_blank" rel="noreferrer" className="text-link">
        {bookmarklet.openPage}
      </a>
    </Notice>
  );
}

interface ProgramProps {
  readonly program: string;
}

/** React refuses javascript: links; this one is only dragged, never followed. */
function BookmarkToDrag({ program }: ProgramProps) {
  const { bookmarklet } = useMessages().install;
  const hintId = useId();
  const setProgram = useCallback(
    (link: HTMLAnchorElement | null) => link?.setAttribute('href', program),
    [program],
  );
  return (
    <div className="mt-6">
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

/** The code with a copy button, for those who can't drag. */
function BookmarkToCopy({ program }: ProgramProps) {
  const { bookmarklet } = useMessages().install;
  const [outcome, setOutcome] = useState('');
  const code = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(program);
      setOutcome(bookmarklet.copied);
    } catch {
      code.current?.select();
      setOutcome(bookmarklet.notCopied);
    }
  };
  return (
    <>
      <textarea
        ref={code}
        readOnly
        rows={3}
        aria-label={bookmarklet.code}
        value={program}
        className="block w-full rounded-control border border-line bg-surface px-3 py-2 font-mono text-sm break-all"
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>{bookmarklet.copy}</Button>
        <p role="status" className="text-sm text-ink-muted">
          {outcome}
        </p>
      </div>
    </>
  );
}
