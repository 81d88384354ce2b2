/** Prefix of the shop order ids of test orders, which use the same endpoint as real ones. */
export const testOrderPrefix = 'pricehunt-test-';

/** Clicks with this source are left out of all figures. */
export const testOrderSource = 'test-order';
