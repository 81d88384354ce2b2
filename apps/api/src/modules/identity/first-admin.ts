import { firstAdminPage } from '@pricehunt/api-contract/admin-identity';
import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountRow, Storage, Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { networkOf } from '../../access/network-of';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { addAdmin } from './create-admin';
import { hashOfToken, linkLifetimesMs, newLinkToken } from './link-token';
import { checkNewPassword } from './new-password';
import { countTry } from '../../access/throttle';

const key = 'first-admin-link';
const linkSchema = z.object({ tokenHash: z.string(), expiresAt: z.string() });

/** Replaces the previous link; null once there is an admin. Only the token's hash is stored. */
export async function createFirstAdminLink(
  { storage, now }: { readonly storage: Pick<Storage, 'atomically'>; readonly now: () => Date },
  adminOrigin: string,
): Promise<string | null> {
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date(now().getTime() + linkLifetimesMs.firstAdmin).toISOString();
  const isStored = await storage.atomically(async ({ accounts, settings }) => {
    if (await accounts.hasAdmin()) return false;
    await settings.saveSetting(key, { tokenHash, expiresAt });
    return true;
  });
  return isStored ? `${adminOrigin}${firstAdminPage}#token=${token}` : null;
}

interface LinkHolder {
  readonly token: string;
  readonly address: string;
}

/** Throws auth.token-invalid unless the link works. */
export async function checkFirstAdminToken(
  services: Needs<'storage' | 'sessions' | 'now'>,
  { token, address }: LinkHolder,
): Promise<void> {
  await countTry(services, 'tokenFromNetwork', networkOf(address));
  const { settings, accounts } = services.storage;
  const works = isLinkOf(await settings.findSetting(key), token, services.now());
  if (!works || (await accounts.hasAdmin())) throw new Refusal('auth.token-invalid');
}

/** The link then stops working; of several concurrent calls, one succeeds. */
export async function createAdminByLink(
  services: Needs<'storage' | 'passwords' | 'sessions' | 'now' | 'newId'>,
  given: LinkHolder & { readonly email: string; readonly password: string; readonly locale: string },
): Promise<AccountRow> {
  await checkFirstAdminToken(services, given);
  const { email, locale } = given;
  checkNewPassword(given.password, { audience: 'business', email });
  const passwordHash = await services.passwords.hashPassword(given.password);
  return services.storage.atomically(async (stores) => {
    await useLink(stores, given.token, services.now());
    const known = await stores.accounts.findVerified('business', emailKeyOf(email));
    if (known !== null) throw new Refusal('auth.email-taken');
    return addAdmin(services, stores, { email, passwordHash, locale });
  });
}

async function useLink({ settings, accounts }: Stores, token: string, now: Date): Promise<void> {
  const link = await settings.takeSetting(key);
  if (!isLinkOf(link, token, now) || (await accounts.hasAdmin())) throw new Refusal('auth.token-invalid');
}

function isLinkOf(setting: unknown, token: string, now: Date): boolean {
  const { data: link } = z.safeParse(linkSchema, setting);
  if (link === undefined) return false;
  return link.tokenHash === hashOfToken(token) && link.expiresAt > now.toISOString();
}
