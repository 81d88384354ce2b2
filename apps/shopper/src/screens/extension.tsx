import { Tabs } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';
import { useShopperServices } from '../shopper-services';

const browsers = ['chrome', 'firefox'] as const;

/** How to install the browser extension, with the files that this site serves. */
export function Extension() {
  const { extension } = useMessages().install;
  const { siteOrigin } = useShopperServices();
  const [chosen, setChosen] = useState<string>(() =>
    /firefox/i.test(navigator.userAgent) ? 'firefox' : 'chrome',
  );
  return (
    <div className="max-w-[64ch] py-10">
      <PageTitle>{extension.pageTitle}</PageTitle>
      <h1 className="text-2xl">{extension.title}</h1>
      <p className="mt-3 text-lg text-ink-muted">{extension.sentence}</p>
      <ul className="mt-4 list-disc space-y-2 pl-6">
        {extension.does.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <h2 className="mt-10 mb-3 text-lg">{extension.installTitle}</h2>
      <Tabs
        label={extension.browsersLabel}
        chosen={chosen}
        onChoose={setChosen}
        tabs={browsers.map((id) => ({
          id,
          label: extension.browsers[id].name,
          panel: (
            <>
              <a
                href={`/downloads/pricehunt-${id}.zip`}
                download
                className="inline-flex min-h-11 items-center rounded-control border border-accent bg-accent px-4 font-semibold text-accent-ink no-underline hover:border-accent-strong hover:bg-accent-strong"
              >
                {extension.browsers[id].download}
              </a>
              <ol className="mt-6 list-decimal space-y-3 pl-6">
                {extension.browsers[id].steps(siteOrigin).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </>
          ),
        }))}
      />
      <h2 className="mt-10 mb-3 text-lg">{extension.privacyTitle}</h2>
      <p>{extension.privacy}</p>
      <p className="mt-10">
        {extension.otherBrowsers}{' '}
        <Link to={routePaths.bookmarklet} className="text-link">
          {extension.useBookmark}
        </Link>
      </p>
    </div>
  );
}
