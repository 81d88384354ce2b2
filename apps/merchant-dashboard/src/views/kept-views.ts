import * as z from 'zod/mini';

const keptViewSchema = z.object({
  businessId: z.string(),
  /** The screen. */
  path: z.string(),
  name: z.string(),
  /** Everything that the screen's address says beyond its path. */
  query: z.string(),
});

/** A view of a screen that somebody kept under a name: its address holds all of it. */
export type KeptView = z.infer<typeof keptViewSchema>;

/** How many views a device keeps; the oldest go. */
export const keptViewsMax = 60;

const storageKey = 'pricehunt_merchant_views';

/** The views of one screen for one business, as this device kept them; none where it keeps nothing. */
export function readViews({ businessId, path }: Pick<KeptView, 'businessId' | 'path'>): readonly KeptView[] {
  return readAll().filter((view) => view.businessId === businessId && view.path === path);
}

/** Keeps a view; one of the same name on the same screen is replaced. */
export function keepView(view: KeptView): void {
  write([...readAll().filter((each) => !isSame(each, view)), view].slice(-keptViewsMax));
}

/** Forgets a view. */
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
    // A browser that keeps nothing still has the view in its address.
  }
}
