import * as z from 'zod/mini';

const keptViewSchema = z.object({
  businessId: z.string(),
  path: z.string(),
  name: z.string(),
  /** The query string of the screen. */
  query: z.string(),
});

/** A named view of a screen; its query string holds everything. */
export type KeptView = z.infer<typeof keptViewSchema>;

/** The limit per device; the oldest views are deleted. */
export const keptViewsMax = 60;

const storageKey = 'pricehunt_merchant_views';

/** The saved views of one screen and business on this device. */
export function readViews({ businessId, path }: Pick<KeptView, 'businessId' | 'path'>): readonly KeptView[] {
  return readAll().filter((view) => view.businessId === businessId && view.path === path);
}

/** Saves a view and replaces one with the same name on the same screen. */
export function keepView(view: KeptView): void {
  write([...readAll().filter((each) => !isSame(each, view)), view].slice(-keptViewsMax));
}

export function forgetView(view: KeptView): void {
  write(readAll().filter((each) => !isSame(each, view)));
}

function isSame(one: KeptView, other: KeptView): boolean {
  return one.businessId === other.businessId && one.path === other.path && one.name === other.name;
}

function readAll(): readonly KeptView[] {
  try {
    const parsed = z
      .array(keptViewSchema)
      .safeParse(JSON.parse(window.localStorage.getItem(storageKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

function write(views: readonly KeptView[]): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(views));
  } catch {
    // Without storage, the URL still holds the view.
  }
}
