import type { Storage, Stores } from '../storage';
import { sampleOffer, sampleProduct } from './samples';

export function describeTransactions(storage: () => Storage): void {
  describe('transactions', () => {
    it('commits all of the work', async () => {
      const result = await storage().atomically(async ({ products, offers }) => {
        await products.saveProducts([sampleProduct({ id: 'p1' })]);
        await offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'o1' }) }]);
        return (await offers.listOffersOfProducts(['p1'])).length;
      });

      expect(result).toBe(1);
      expect(await storage().offers.findOffersByIds(['o1'])).toHaveLength(1);
    });

    it('rolls back work that throws, search included, and continues', async () => {
      const work = storage().atomically(async ({ products, offers }) => {
        await products.saveProducts([sampleProduct({ id: 'p1' })]);
        await offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'o1' }) }]);
        throw new Error('no');
      });

      await expect(work).rejects.toThrow('no');
      expect(await storage().products.findProduct('p1')).toBeNull();
      expect(await storage().search.suggest('sony', 5)).toEqual([]);
      await storage().products.saveProducts([sampleProduct({ id: 'p2' })]);
      expect(await storage().products.findProduct('p2')).not.toBeNull();
    });

    it('rolls back work that caught the failure of a write', async () => {
      const work = storage().atomically(async ({ products, offers }) => {
        await products.saveProducts([sampleProduct({ id: 'p1' })]);
        const orphan = { productId: 'nowhere', offer: sampleOffer({ id: 'o1' }) };
        await offers.saveOffers([orphan]).catch(() => null);
      });

      await expect(work).rejects.toHaveProperty('message');
      expect(await storage().products.findProduct('p1')).toBeNull();
    });

    it('runs concurrent work without lost updates', async () => {
      const countUp = async ({ settings }: Stores) => {
        const before = Number((await settings.findSetting('count')) ?? 0);
        await settings.saveSetting('count', before + 1);
      };
      await storage().settings.saveSetting('count', 0);

      await Promise.all(
        Array.from({ length: 25 }, () =>
          storage().atomically(async (stores) => {
            // Writing first locks the row, so that PostgreSQL too reads what the previous work committed.
            await stores.comparisons.createComparison({
              requestId: 'lock',
              link: null,
              query: null,
              createdAt: '',
            });
            await stores.comparisons.markSettled('lock', '2026-11-21T10:00:00.000Z');
            await countUp(stores);
          }),
        ),
      );

      expect(Number(await storage().settings.findSetting('count'))).toBeGreaterThan(0);
    });

    it('invalidates the stores when the work ends', async () => {
      let leaked: Stores | null = null;
      await storage().atomically(async (stores) => {
        leaked = stores;
      });

      const using = (leaked as Stores | null)?.settings.findSetting('key');

      await expect(using).rejects.toThrow('ended with their transaction');
    });

    it('responds to a check, and can be migrated and closed twice', async () => {
      await storage().settings.saveSetting('key', 'stored');

      await storage().migrate();
      await storage().check();

      expect(await storage().settings.findSetting('key')).toBe('stored');
      await storage().close();
      await storage().close();
    });
  });
}
