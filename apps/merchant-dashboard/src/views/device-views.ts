import type { SavedView } from '@pricehunt/api-contract/business-account';
import * as z from 'zod/mini';

const deviceViewSchema = z.object({
  businessId: z.string(),
  path: z.string(),
  name: z.string(),
  query: z.string(),
});
type DeviceView = z.infer<typeof deviceViewSchema>;

const storageKey = 'pricehunt_merchant_views';

/** The views that were saved on this device before views belonged to the account. */
export function readDeviceViews(businessId: string): readonly SavedView[] {
  return readAll()
    .filter((view) => view.businessId === businessId)
    .map(({ path, name, query }) => ({ path, name, query }));
}

export function removeDeviceViews(businessId: string): void {
  try {
    const others = readAll().filter((view) => view.businessId !== businessId);
    if (others.length === 0) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, JSON.stringify(others));
  } catch {
    // Without storage there are none.
  }
}

/** The device's views that the account lacks. One whose name is taken by another view gets a number. */
export function missingIn(account: readonly SavedView[], device: readonly SavedView[]): SavedView[] {
  const missing: SavedView[] = [];
  for (const view of device) {
    const known = [...account, ...missing].filter(({ path }) => path === view.path);
    if (known.some(({ query }) => query === view.query)) continue;
    missing.push({ ...view, name: freeName(view.name, known) });
  }
  return missing;
}

function freeName(name: string, known: readonly SavedView[]): string {
  const isFree = (wanted: string) => known.every((each) => each.name !== wanted);
  let number = 1;
  let free = name;
  while (!isFree(free)) {
    number += 1;
    free = `${name.slice(0, 54)} (${number})`;
  }
  return free;
}

function readAll(): readonly DeviceView[] {
  try {
    const parsed = z
      .array(deviceViewSchema)
      .safeParse(JSON.parse(window.localStorage.getItem(storageKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
