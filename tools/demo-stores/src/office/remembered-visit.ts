import type { Store } from '../shops/store';
import type { Reply, Visit } from '../shops/web';

/** A visitor's cookie: the landing page and the basket. */
export interface RememberedVisit {
  /** Path and query of the first page, as in landing_site. */
  readonly landingSite: string | null;
  readonly referringSite: string | null;
  /** Variant ids. */
  readonly basket: readonly number[];
}

const clickParameters = ['pricehunt_ref', 'ph_click'];

/** Reads the visitor's cookie. A click starts a new visit. */
export function rememberedVisit(store: Store, visit: Visit): RememberedVisit {
  const stored = storedIn(store, visit);
  const isByClick = clickParameters.some((name) => visit.query.has(name));
  if (stored !== null && !isByClick) return stored;
  const search = visit.query.toString();
  const { referer } = visit.headers;
  return {
    landingSite: search === '' ? visit.path : `${visit.path}?${search}`,
    referringSite: typeof referer === 'string' ? referer : null,
    basket: stored?.basket ?? [],
  };
}

/** Adds the cookie to the reply. Its name contains the shop's, because shops on one host have the same cookies. */
export function remembering(store: Store, reply: Reply, visit: RememberedVisit): Reply {
  const value = Buffer.from(JSON.stringify(visit)).toString('base64url');
  const cookie = `${cookieName(store)}=${value}; Path=/; Max-Age=1209600; SameSite=Lax; HttpOnly`;
  return { ...reply, headers: { ...reply.headers, 'set-cookie': cookie } };
}

/** Cart attributes with the click, as a theme's script would set them. */
export function noteAttributesOf({ landingSite }: RememberedVisit) {
  const query = new URL(landingSite ?? '/', 'http://shop.invalid').searchParams;
  return clickParameters.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [{ name: `_${name}`, value }];
  });
}

function cookieName({ profile }: Store): string {
  return `demo_shop_${profile.id}`;
}

function storedIn(store: Store, { headers }: Visit): RememberedVisit | null {
  const cookies = String(headers['cookie'] ?? '').split(/; */);
  const value = cookies.find((one) => one.startsWith(`${cookieName(store)}=`))?.split('=')[1];
  if (value === undefined) return null;
  try {
    const { landingSite, referringSite, basket } = Object(
      JSON.parse(Buffer.from(value, 'base64url').toString()),
    );
    return {
      landingSite: typeof landingSite === 'string' ? landingSite : null,
      referringSite: typeof referringSite === 'string' ? referringSite : null,
      basket: Array.isArray(basket) ? basket.filter((one) => Number.isInteger(one)) : [],
    };
  } catch {
    return null;
  }
}
