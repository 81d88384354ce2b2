/**
 * Gives a page opened by its address a history entry of its own, because React Router calls all such entries "default"
 * and would scroll to where another one was. Such a page begins at the top, and a reload returns to its place. Runs
 * before the router is created.
 */
export function giveOwnEntry({ history }: Pick<Window, 'history'>): void {
  const state: { readonly key?: unknown } | null = history.state;
  if (state?.key === undefined)
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
