import type { BusinessStatus } from '@pricehunt/business-accounts';
import { canBecome } from '@pricehunt/business-accounts';
import type { Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import { hideAllItems } from '../../merchant-items/hide-items';
import { queueShowingItems } from '../../merchant-items/show-items.job';
import { announceShopsOf } from '../../merchant-domains/merchant-shops-topic';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { mailOwners } from '../../notices/mail-owners';

/** Milliseconds the request spends hiding products before the worker takes over. */
const hidingMsMax = 20_000;

/** E-mails the owners a message and records it. Throws business.not-found, and business.not-pending. */
export async function askBusinessOwners(
  services: Needs<'storage' | 'jobQueue' | 'origins' | 'now'>,
  request: FastifyRequest,
  { businessId, message }: { readonly businessId: string; readonly message: string },
): Promise<void> {
  const at = services.now().toISOString();
  await services.storage.atomically(async (stores) => {
    await pendingBusiness(stores, businessId);
    await recordAdminAct(services, stores, request, {
      action: 'business.asked',
      subject: { kind: 'business', id: businessId },
      businessId,
      details: { reason: message },
    });
    await mailOwners(services, stores, { businessId, kind: 'asked', message, at });
  });
}

/** Suspends a business that waits for approval. Throws business.not-found, and business.not-pending. */
export async function rejectPendingBusiness(
  services: Needs<'storage' | 'jobQueue' | 'origins' | 'now'>,
  request: FastifyRequest,
  { businessId, message }: { readonly businessId: string; readonly message: string },
): Promise<void> {
  const at = services.now().toISOString();
  await services.storage.atomically(async (stores) => {
    await pendingBusiness(stores, businessId);
    await stores.businesses.changeBusiness(businessId, { status: 'suspended', statusReason: message }, at);
    await recordAdminAct(services, stores, request, {
      action: 'business.rejected',
      subject: { kind: 'business', id: businessId },
      businessId,
      details: { before: { status: 'pending' }, after: { status: 'suspended' }, reason: message },
    });
    await queueShowingItems(services, stores, businessId);
    await mailOwners(services, stores, { businessId, kind: 'rejected', message, at });
  });
  await hideItemsFor(services, businessId);
}

async function pendingBusiness(stores: Stores, businessId: string): Promise<void> {
  const business = await stores.businesses.findBusiness(businessId);
  if (business === null) throw new Refusal('business.not-found');
  if (business.status !== 'pending') throw new Refusal('business.not-pending');
}

/** Also e-mails the owners. Hides a suspended business's products for up to `hidingMsMax`; the worker does the rest. */
export async function changeBusinessStatus(
  services: Needs<'storage' | 'jobQueue' | 'origins' | 'now'>,
  request: FastifyRequest,
  change: {
    readonly businessId: string;
    readonly status: Exclude<BusinessStatus, 'pending'>;
    readonly reason: string | null;
  },
): Promise<void> {
  const { businessId, status, reason } = change;
  const at = services.now().toISOString();
  const statusReason = status === 'suspended' ? reason : null;
  await services.storage.atomically(async (stores) => {
    const business = await stores.businesses.findBusiness(businessId);
    if (business === null) throw new Refusal('business.not-found');
    const isSame = business.status === status && business.statusReason === statusReason;
    if (isSame) return;
    if (business.status !== status && !canBecome(business.status, status)) {
      throw new Error(`a business cannot become ${status} from ${business.status}`);
    }
    await stores.businesses.changeBusiness(businessId, { status, statusReason }, at);
    await recordAdminAct(services, stores, request, {
      action: status === 'active' ? 'business.approved' : 'business.suspended',
      subject: { kind: 'business', id: businessId },
      businessId,
      details: {
        before: { status: business.status, reason: business.statusReason },
        after: { status, reason: statusReason },
        reason,
      },
    });
    if (business.status === status) return;
    await queueShowingItems(services, stores, businessId);
    await mailOwners(services, stores, { businessId, kind: status, message: reason, at });
  });
  await announceShopsOf(services, businessId);
  if (status === 'suspended') await hideItemsFor(services, businessId);
}

async function hideItemsFor(services: Needs<'storage' | 'now'>, businessId: string): Promise<void> {
  const startedAt = performance.now();
  await hideAllItems(services, businessId, () => performance.now() - startedAt < hidingMsMax);
}
