import * as z from 'zod/mini';

const savedViewSchema = z.object({
  businessId: z.string(),
  path: z.string(),
  name: z.string(),
  query: z.string(),
});

/** A named view of a screen; its query string holds everything. */
export type SavedView = z.infer<typeof savedViewSchema>;

/** The limit per device; the oldest views are deleted. */
export const savedViewsMax = 60;

const storageKey = 'pricehunt_merchant_views';

export function readViews({
  businessId,
  path,
}: Pick<SavedView, 'businessId' | 'path'>): readonly SavedView[] {
  return readAll().filter((view) => view.businessId === businessId && view.path === path);
}

/** Saves a view and replaces one with the same name on the same screen. */
export function saveView(view: SavedView): void {
  write([...readAll().filter((each) => !isSame(each, view)), view].slice(-savedViewsMax));
}

export function deleteView(view: SavedView): void {
  write(readAll().filter((each) => !isSame(each, view)));
}

function isSame(one: SavedView, other: SavedView): boolean {
  return one.businessId === other.businessId && one.path === other.path && one.name === other.name;
}

function readAll(): readonly SavedView[] {
  try {
    const parsed = z
      .array(savedViewSchema)
      .safeParse(JSON.parse(window.localStorage.getItem(storageKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

function write(views: readonly SavedView[]): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(views));
  } catch {
    // Without storage, the URL still holds the view.
  }
}
