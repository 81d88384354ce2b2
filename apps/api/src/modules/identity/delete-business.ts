import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import type { AccountRow, Stores } from '@pricehunt/storage';
import { eraseBusiness, eraseBusinessData } from '../../merchant-items/erase-business.job';
import { noteAct } from '../../merchant-domains/own-business';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { checkCurrentPassword } from './check-current-password';

/** How long the call itself removes products before it leaves the rest to a worker. */
const patienceMs = 2_000;

class OutOfPatience extends Error {}

/** Data is deleted in batches; the audit log stays. Throws auth.wrong-password and business.other-name. */
export async function deleteBusinessOf(
  services: Needs<'storage' | 'jobQueue' | 'passwords' | 'sessions' | 'feedFolder' | 'now' | 'report'>,
  actor: BusinessActor,
  { businessId }: Authorized<{ readonly businessId: string }>,
  given: { readonly account: AccountRow; readonly password: string; readonly name: string },
): Promise<void> {
  const { storage } = services;
  const business = await storage.businesses.findBusiness(businessId);
  if (business === null) throw new Refusal('business.not-found');
  if (given.name.trim() !== business.name.trim()) throw new Refusal('business.other-name');
  await checkCurrentPassword(services, given.account, given.password);
  const at = services.now();
  await storage.atomically(async (stores) => {
    const subject = { kind: 'business', id: businessId };
    const details = { name: business.name };
    await noteAct(stores, actor, { at, action: 'business.deleted', subject, details });
    await disbandTeam(stores, businessId);
    const changes = { status: 'suspended', statusReason: 'The owner deleted the business.' } as const;
    await stores.businesses.changeBusiness(businessId, changes, at.toISOString());
    for (const { id } of await stores.webhooks.listEndpoints(businessId)) {
      await stores.webhooks.deleteEndpoint(id);
    }
    await services.jobQueue.enqueueWithin(
      stores,
      eraseBusiness,
      { businessId },
      { idempotencyKey: businessId },
    );
  });
  const startedAt = performance.now();
  try {
    await eraseBusinessData(services, businessId, () => {
      if (performance.now() - startedAt > patienceMs) throw new OutOfPatience();
    });
  } catch (stopped) {
    if (!(stopped instanceof OutOfPatience))
      services.report(stopped, 'could not finish deleting a business; a worker will continue');
  }
}

async function disbandTeam(stores: Stores, businessId: string): Promise<void> {
  for (const { accountId } of await stores.businesses.listMembers(businessId)) {
    await stores.businesses.removeMember(businessId, accountId);
    const account = await stores.accounts.findAccount(accountId);
    const others = await stores.businesses.listBusinessesOf(accountId);
    // An admin's account is not the business's to delete.
    if (others.length === 0 && account?.isAdmin === false) await stores.accounts.deleteAccount(accountId);
  }
}
