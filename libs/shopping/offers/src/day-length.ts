/** A day in UTC, in milliseconds. */
export const dayMs = 86_400_000;
