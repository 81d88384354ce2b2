import type { BusinessActor } from '@pricehunt/access-policy';
import { takeWoocommerceKeys } from '@pricehunt/api-contract/woocommerce';
import type { WoocommerceConnectionRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { Refusal } from '../../answers/refusal';
import { authorized } from '../../plugins/guard';
import type { Needs } from '../../services';
import { connectWoocommerceStore } from './connect-woocommerce-store';

const authorizationMsMax = 15 * 60_000;
const statePurpose = 'woocommerce-authorization';
const stateSchema = z.object({
  accountId: z.string(),
  businessId: z.string(),
  storeLink: z.string(),
  expiresAt: z.string(),
});

/** The store's own page that asks its owner to approve. It sends the keys with the state as user_id. */
export function linkToAuthorize(
  { origins, secretBox, now }: Needs<'secretBox' | 'origins' | 'now'>,
  { accountId, businessId }: BusinessActor,
  storeLink: string,
): string {
  const expiresAt = new Date(now().getTime() + authorizationMsMax).toISOString();
  const state: z.infer<typeof stateSchema> = { accountId, businessId, storeLink, expiresAt };
  const query = new URLSearchParams({
    app_name: 'PriceHunt',
    scope: 'read_write',
    user_id: secretBox.seal(JSON.stringify(state), statePurpose),
    return_url: `${origins.merchant}/business/dashboard/sources`,
    callback_url: `${origins.shopper}${takeWoocommerceKeys.path}`,
  });
  return `${storeLink}/wc-auth/v1/authorize?${query.toString()}`;
}

/** As the member who started it, with the rights that the member has now. Throws woocommerce.bad-state. */
export async function takeKeys(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'origins' | 'now' | 'newId'>,
  given: { readonly user_id: string; readonly consumer_key: string; readonly consumer_secret: string },
): Promise<WoocommerceConnectionRow> {
  const state = openState(services, given.user_id);
  if (state === null || state.expiresAt <= services.now().toISOString()) {
    throw new Refusal('woocommerce.bad-state');
  }
  const { accountId, businessId, storeLink } = state;
  const actor = await memberBy(services, accountId, businessId);
  const own = authorized(actor, 'integrations.edit', { businessId });
  const { consumer_key: consumerKey, consumer_secret: consumerSecret } = given;
  return connectWoocommerceStore(services, actor, own, { storeLink, consumerKey, consumerSecret });
}

function openState({ secretBox }: Needs<'secretBox'>, sealed: string): z.infer<typeof stateSchema> | null {
  try {
    return stateSchema.parse(JSON.parse(secretBox.open(sealed, statePurpose)));
  } catch {
    return null;
  }
}

async function memberBy(
  { storage }: Needs<'storage'>,
  accountId: string,
  businessId: string,
): Promise<BusinessActor> {
  const account = await storage.accounts.findAccount(accountId);
  const member = (await storage.businesses.listBusinessesOf(accountId)).find(
    ({ business }) => business.id === businessId,
  );
  if (account === null || account.disabledAt !== null || member === undefined) {
    throw new Refusal('woocommerce.bad-state');
  }
  const { business, role } = member;
  return {
    kind: 'business',
    accountId,
    businessId,
    role,
    status: business.status,
    statusReason: business.statusReason,
    isAdmin: account.isAdmin,
    isEmailVerified: account.isVerified,
    hasTotp: account.totpEnabledAt !== null,
  };
}
