import { screen, waitFor } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { renderShopper } from '../testing';

it.each([
  [
    'English',
    undefined,
    [
      ['Chrome or Edge', 'Download for Chrome and Edge', 'chrome'],
      ['Firefox', 'Download for Firefox', 'firefox'],
    ],
  ],
  [
    'German',
    germanPack,
    [
      ['Chrome oder Edge', 'Für Chrome und Edge herunterladen', 'chrome'],
      ['Firefox', 'Für Firefox herunterladen', 'firefox'],
    ],
  ],
] as const)(
  'offers the file for each browser with steps that name this site, in %s',
  async (_what, language, tabs) => {
    const { user } = renderShopper('/extension', undefined, language === undefined ? {} : { language });

    for (const [name, download, browser] of tabs) {
      await user.click(await screen.findByRole('tab', { name }));
      const link = screen.getByRole('link', { name: download });
      expect(link).toHaveAttribute('href', `/downloads/pricehunt-${browser}.zip`);
      expect(link).toHaveAttribute('download');
      expect(screen.getByText(/https:\/\/pricehunt\.example/)).toBeInTheDocument();
    }
  },
);

it('is linked from the page of the bookmark and from every page’s footer', async () => {
  const { user, address } = renderShopper('/bookmarklet');

  expect(screen.getByRole('link', { name: 'Browser extension' })).toHaveAttribute('href', '/extension');
  await user.click(await screen.findByRole('link', { name: 'Install the browser extension' }));

  await waitFor(() => expect(address()).toBe('/extension'));
});
