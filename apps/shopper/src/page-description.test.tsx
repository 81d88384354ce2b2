import { render } from '@testing-library/react';
import { PageDescription } from './page-description';
import { ShopperServicesContext } from './shopper-services';
import { scriptedStream, testMoment } from './testing';

function show(changes: Partial<Parameters<typeof PageDescription>[0]>): HTMLElement {
  const services = {
    openApi: () => Promise.reject(new Error('not asked')),
    followEvents: scriptedStream().followEvents,
    openTracker: () => new Promise<never>(() => {}),
    readConfig: () => new Promise<never>(() => {}),
    nowMs: () => testMoment,
    renderedAtMs: testMoment,
    siteOrigin: 'https://pricehunt.example',
    randomBytes: (count: number) => new Uint8Array(count),
    pollEveryMs: 5,
  };
  return render(
    <ShopperServicesContext value={services}>
      <PageDescription title="Lamp" description="A lamp." path="/product/1" {...changes} />
    </ShopperServicesContext>,
  ).container;
}

it('names the one address of the page on this site', () => {
  show({});

  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://pricehunt.example/product/1',
  );
});

it('shows the site itself where the page has no picture', () => {
  show({ imageUrl: null });

  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://pricehunt.example/icons/preview.png',
  );
});

it('carries data that no text of a shop can break out of', () => {
  const container = show({ data: { name: '</script><script>alert(1)</script>' } });

  const blocks = container.querySelectorAll('script');

  expect(blocks).toHaveLength(1);
  expect(JSON.parse(blocks[0]?.textContent ?? '')).toEqual({ name: '</script><script>alert(1)</script>' });
});
