import { dayMs } from '@pricehunt/offers';
import { plainShop, ucpShop } from '@pricehunt/shop-doubles';
import type { DoubleAnswer, ShopDouble } from '@pricehunt/shop-doubles';
import { describeOfferSource, sampleRequest } from '../../testing';
import { createShopSource } from '../create-shop-source';
import { createShopRecogniser } from '../recognise-shop';
import { sampleShop, shopOrigin, shopServices, webOf } from '../testing-shops';
import { pastedUcpSource } from './pasted-ucp-source';
import type { UcpProbes } from './probe-ucp';

const { signal } = new AbortController();
const shop = sampleShop({ platform: 'ucp', apiBase: `${shopOrigin}/api/ucp/mcp` });
const headerNames = ['ucp-agent'];

/** With an in-memory probe cache and a settable clock. */
function ucpWorld(double: ShopDouble) {
  const cached = new Map<string, Parameters<UcpProbes['saveProbe']>[0]>();
  const web = webOf(double, { headerNames });
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
  const ucp = {
    probes: {
      findProbe: async (origin: string) => cached.get(origin) ?? null,
      saveProbe: async (probe: Parameters<UcpProbes['saveProbe']>[0]) => void cached.set(probe.origin, probe),
      removeProbesBefore: async () => undefined,
    },
    agentProfile: 'https://pricehunt.example/profile.json',
    newId: () => 'call-1',
  };
  const services = { ...shopServices(web), now: () => clock.now, ucp };
  const probesMade = () => web.calls.filter(({ link }) => link.endsWith('/.well-known/ucp')).length;
  return { web, services, clock, cached, probesMade };
}

describeOfferSource('a shop that speaks UCP', {
  open: (safeFetch) =>
    createShopSource(
      { ...shopServices(safeFetch), ucp: ucpWorld(ucpShop({ origin: shopOrigin })).services.ucp },
      shop,
    ),
  pages: { '*': ucpShop({ origin: shopOrigin }) },
  request: sampleRequest(),
});

describe('a shop that supports UCP', () => {
  it.each(['mcp', 'rest'] as const)('is recognised by its URL and searched over %s', async (transport) => {
    const { services, web } = ucpWorld(ucpShop({ origin: shopOrigin, transport }));

    const finding = await createShopRecogniser(services).recognise(shopOrigin, signal);

    if (finding.kind !== 'shop') throw new Error('no shop');
    expect(finding).toMatchObject({ software: 'generic', barcodes: 'answers', shop: { platform: 'ucp' } });
    expect(web.calls.map(({ link }) => new URL(link).pathname)).toEqual(['/', '/.well-known/ucp']);
    const found = await createShopSource(services, { ...finding.shop, currency: 'EUR' }).findOffers(
      sampleRequest(),
      signal,
    );
    expect(found).toMatchObject([
      {
        offer: {
          source: 'shop:klang.example',
          gtins: ['04548736132610'],
          price: { amountMinor: 32_400, currency: 'EUR' },
        },
      },
    ]);
  });

  it("has the operator's tax rate added to prices without tax, or is marked as excluding tax", async () => {
    const { services } = ucpWorld(ucpShop({ origin: shopOrigin }));
    const search = (taxPercent: number | null) =>
      createShopSource(services, { ...shop, taxMode: 'excluded', taxPercent }).findOffers(
        sampleRequest(),
        signal,
      );

    expect(await search(19)).toMatchObject([{ offer: { price: { amountMinor: 38_556 }, tax: 'included' } }]);
    expect(await search(null)).toMatchObject([
      { offer: { price: { amountMinor: 32_400 }, tax: 'excluded' } },
    ]);
  });

  it('has no offers on other sites', async () => {
    const elsewhere = ucpShop({ origin: 'https://evil.example' });
    const { services } = ucpWorld((request) => elsewhere(request));

    expect(await createShopSource(services, shop).findOffers(sampleRequest(), signal)).toEqual([]);
  });

  it.each<[string, Partial<DoubleAnswer>]>([
    ['no profile', { status: 404 }],
    ['a page in place of a profile', { body: '<html>', headers: { 'content-type': 'text/html' } }],
    [
      'a profile without a catalog',
      { body: JSON.stringify({ ucp: { services: { 'dev.ucp.shopping': [] }, capabilities: {} } }) },
    ],
    ['a refusal', { status: 403 }],
    ['a redirect', { status: 302, headers: { location: 'https://www.klang.example/ucp.json' } }],
  ])("isn't searched if its site returns %s, which is cached", async (_what, answer) => {
    const plain = plainShop({ origin: shopOrigin });
    const usual = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
    const profiled = ucpShop({ origin: shopOrigin });
    const { services, cached, probesMade } = ucpWorld((request) => {
      if (request.link.endsWith('/.well-known/ucp')) return { ...usual, ...answer };
      // The redirect leads to a profile.
      const isProfile = request.link.endsWith('/ucp.json');
      return isProfile ? profiled({ ...request, link: `${shopOrigin}/.well-known/ucp` }) : plain(request);
    });

    const first = await createShopRecogniser(services).recognise(shopOrigin, signal);
    await createShopRecogniser(services).recognise(shopOrigin, signal);

    expect(first).toMatchObject({ kind: 'shop', shop: { platform: 'generic' } });
    expect([probesMade(), cached.get(shopOrigin)?.endpoint]).toEqual([1, null]);
  });

  it("isn't trusted if its profile names another site's catalog", async () => {
    const endpoint = 'https://evil.example/mcp';
    const { services, cached } = ucpWorld(ucpShop({ origin: shopOrigin, endpoint }));

    expect((await createShopRecogniser(services).recognise(shopOrigin, signal)).kind).toBe('none');
    expect(cached.get(shopOrigin)?.endpoint).toBeNull();
  });
});

describe('the shop of a pasted link', () => {
  const request = sampleRequest({ link: `${shopOrigin}/p/sony-wh-1000xm5-black` });

  it('is probed once and searched over UCP for a week', async () => {
    const { services, clock, probesMade } = ucpWorld(ucpShop({ origin: shopOrigin }));
    const source = pastedUcpSource(services);

    const first = await source.findOffers(request, signal);
    await source.findOffers(request, signal);
    const within = probesMade();
    clock.now = new Date(clock.now.getTime() + 8 * dayMs);
    await source.findOffers(request, signal);

    expect(first).toMatchObject([
      { offer: { source: 'ucp-link', link: `${shopOrigin}/p/sony-wh-1000xm5-black` } },
    ]);
    expect([within, probesMade()]).toEqual([1, 2]);
  });

  it("isn't probed for three days if it doesn't support UCP", async () => {
    const { services, clock, probesMade } = ucpWorld(plainShop({ origin: shopOrigin }));
    const source = pastedUcpSource(services);

    const found = [await source.findOffers(request, signal), await source.findOffers(request, signal)];
    const within = probesMade();
    clock.now = new Date(clock.now.getTime() + 4 * dayMs);
    await source.findOffers(request, signal);

    expect(found).toEqual([[], []]);
    expect([within, probesMade()]).toEqual([1, 2]);
  });

  it("is only probed for links that aren't in Shopify's format", () => {
    const { services } = ucpWorld(ucpShop({ origin: shopOrigin }));
    const { appliesTo } = pastedUcpSource(services);

    expect(appliesTo(request)).toBe(true);
    expect(appliesTo({ ...request, link: null })).toBe(false);
    expect(appliesTo({ ...request, link: `${shopOrigin}/products/sony` })).toBe(false);
  });
});
