import { validate, version } from 'uuid';
import { newQuickSortableId } from './quick-sortable-id';

describe('a quick sortable id', () => {
  it('is a UUID of version 7 and different each time', () => {
    const ids = Array.from({ length: 2_000 }, newQuickSortableId);

    expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
    expect(new Set(ids.map((id) => id.slice(14))).size).toBe(2_000);
  });

  it('sorts by its creation time', () => {
    const moments = [0, 1_763_700_000_000, 1_763_700_000_001, 4_102_444_800_000];
    const ids = moments.map((moment) => {
      jest.spyOn(Date, 'now').mockReturnValueOnce(moment);
      return newQuickSortableId();
    });

    expect([...ids].sort()).toEqual(ids);
    expect(ids[1]).toMatch(/^019aa4b6-4500-7/);
  });
});
