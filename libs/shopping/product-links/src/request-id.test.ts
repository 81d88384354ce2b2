import fc from 'fast-check';
import { newRequestId } from './request-id';

describe('newRequestId', () => {
  it('formats the random bytes as a version 4 UUID', () => {
    const id = newRequestId((count) => new Uint8Array(count).fill(0xff));

    expect(id).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });

  it('has the same format for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        expect(newRequestId(() => bytes)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
    );
  });

  it('throws for too few bytes', () => {
    expect(() => newRequestId(() => new Uint8Array(8))).toThrow(RangeError);
  });
});
