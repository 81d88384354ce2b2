/** Begins the shop's ids of our own test orders: they come by the very door that real ones do. */
export const testOrderPrefix = 'pricehunt-test-';

/** The source of the click of a test order; it is in no number. */
export const testOrderSource = 'test-order';
