/*
 * React's development build records a stack for each of the first 10,000 elements, for its warnings: a seventh of the time of
 * a screen's test. The warnings themselves stay.
 */
if (typeof document !== 'undefined') {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
