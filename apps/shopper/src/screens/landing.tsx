import { Notice } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../browser/use-rest';
import { PasteBox } from '../features/paste-link/components/paste-box';
import { useFirstMessages } from '../messages/use-messages';
import { PageDescription } from '../catalog/page-description';
import { routePaths } from '../route-paths';
import { FirstLinksPlace, ListsPlace } from './landing-places';

const loadLists = () => import('./landing-lists');
const FirstLinks = lazy(async () => ({ default: (await loadLists()).FirstLinks }));
const LandingExample = lazy(async () => ({ default: (await loadLists()).LandingExample }));
const LandingLists = lazy(async () => ({ default: (await loadLists()).LandingLists }));

/** Created once, because React keeps server-rendered content only while its element is the same. */
const firstLinks = (
  <Suspense fallback={<FirstLinksPlace />}>
    <FirstLinks />
  </Suspense>
);
const example = (
  <Suspense fallback={null}>
    <LandingExample />
  </Suspense>
);
const landingLists = (
  <Suspense fallback={<ListsPlace />}>
    <LandingLists />
  </Suspense>
);

/** The page at / (S§2). Content from the API is in the server's HTML, or follows the first paint. */
export function Landing() {
  const [query] = useSearchParams();
  const hasLists = useFirstPaint();
  const { landing } = useFirstMessages();
  return (
    <>
      <PageTitle>{''}</PageTitle>
      <PageDescription title="PriceHunt" description={landing.describe} path={routePaths.landing} />
      <div className="pt-6 pb-6 sm:pt-8 md:pt-22 md:pb-12 xl:flex xl:flex-wrap xl:items-start xl:gap-14">
        <div className="min-w-0 grow xl:basis-160">
          <h1 className="max-w-[16ch] text-3xl md:text-4xl">{landing.headline}</h1>
          <p className="mt-3 mb-5 max-w-[54ch] text-ink-muted sm:mt-4 sm:mb-6 sm:text-lg md:mb-7">
            {landing.lead}
          </p>
          {query.get('error') === 'invalid-url' ? <InvalidLinkNotice /> : null}
          <PasteBox />
          {hasLists ? firstLinks : <FirstLinksPlace />}
        </div>
        {hasLists ? example : null}
      </div>
      {hasLists ? landingLists : <ListsPlace />}
    </>
  );
}

/** S§5: shown for an invalid link. */
function InvalidLinkNotice() {
  const { title, remedy } = useFirstMessages().landing.invalidLink;
  return (
    <Notice tone="danger" title={title} className="mb-5">
      {remedy}
    </Notice>
  );
}

/** True after the first paint; always true on the server and for server-rendered pages. */
function useFirstPaint(): boolean {
  const isFromServer = !useIsHydrated();
  const [isPainted, setIsPainted] = useState(isFromServer);
  useEffect(() => {
    const frame = window.requestAnimationFrame(() => setIsPainted(true));
    return () => window.cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
