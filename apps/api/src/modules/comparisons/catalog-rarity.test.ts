import { sampleProduct } from '@pricehunt/storage/testing';
import type { Storage } from '@pricehunt/storage';
import { setImmediate } from 'node:timers/promises';
import { createCatalogRarity } from './catalog-rarity';

const hourMs = 60 * 60_000;

function startRarity() {
  const state = { nowMs: 0, isAway: false, titles: ['Lamp'] };
  const reported: string[] = [];
  const products: Pick<Storage['products'], 'lastProductNumber' | 'listProductIds' | 'findProductsByIds'> = {
    lastProductNumber: async () => {
      if (state.isAway) throw new Error('the database is away');
      return state.titles.length;
    },
    listProductIds: async ({ above, upTo }) =>
      state.titles.slice(above, upTo).map((_, place) => `${above + place}`),
    findProductsByIds: async (ids) =>
      ids.map((id) => sampleProduct({ id, title: state.titles[Number(id)] ?? '' })),
  };
  const tokenRarity = createCatalogRarity({
    storage: { products },
    now: () => new Date(state.nowMs),
    report: (failure, what) => reported.push(`${what}: ${String(failure)}`),
  });
  return { state, reported, weightOf: async (word: string) => (await tokenRarity())(word) };
}

describe('createCatalogRarity', () => {
  it('learns again from the catalog after an hour', async () => {
    const { state, weightOf } = startRarity();
    const before = await weightOf('kettle');
    state.titles = Array.from({ length: 300 }, (_, number) => `Kettle ${number}`);

    state.nowMs = hourMs - 1;
    expect(await weightOf('kettle')).toBe(before);
    state.nowMs = hourMs;
    await weightOf('kettle');
    await setImmediate();

    expect(await weightOf('kettle')).toBeLessThan(before);
  });

  it('goes on with what it knows when the catalog cannot be read', async () => {
    const { state, reported, weightOf } = startRarity();
    const before = await weightOf('kettle');

    state.isAway = true;
    state.nowMs = hourMs;
    await weightOf('kettle');
    await setImmediate();

    expect(await weightOf('kettle')).toBe(before);
    expect(reported[0]).toContain('the database is away');
  });
});
