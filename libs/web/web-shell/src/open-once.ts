/** Opens something once; after a failure the next call tries again. */
export function openOnce<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | null = null;
  return () => {
    opened ??= open().catch((failure: unknown) => {
      opened = null;
      throw failure;
    });
    return opened;
  };
}
