import type { FastifyRequest } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { findDecision, RegroupingRecorder } from './record-regrouping';
import type { OfferPair } from './record-regrouping';

/** Imports never merge the two products from now on. Throws product.apart if that was decided before. */
export async function keepApart(
  services: Needs<'storage' | 'now' | 'newId'>,
  request: FastifyRequest,
  kept: {
    readonly productIds: readonly [string, string];
    readonly offerPair: OfferPair;
    readonly reason: string;
  },
): Promise<void> {
  const { productIds, offerPair, reason } = kept;
  await services.storage.atomically(async (stores) => {
    const before = await findDecision(stores, productIds);
    if (before?.decision === 'apart') throw new Refusal('product.apart');
    const recorder = new RegroupingRecorder(services, stores, request);
    await recorder.decide(productIds, 'apart');
    await recorder.record('apart', [offerPair], reason);
    await recordAdminAct(services, stores, request, {
      action: 'product.kept-apart',
      subject: { kind: 'product', id: productIds[0] },
      details: { otherId: productIds[1], reason },
    });
  });
}
