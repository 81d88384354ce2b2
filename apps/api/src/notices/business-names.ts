import type { Storage } from '@pricehunt/storage';

export async function businessNames(
  storage: Pick<Storage, 'businesses'>,
  rows: readonly { readonly businessId: string }[],
): Promise<(id: string) => { readonly id: string; readonly name: string }> {
  const ids = [...new Set(rows.map(({ businessId }) => businessId))];
  const found = await Promise.all(ids.map((id) => storage.businesses.findBusiness(id)));
  return (id) => ({ id, name: found.find((business) => business?.id === id)?.name ?? '' });
}
