/** Shop links open in a new tab and send the referrer. */
export const outwardLink = { target: '_blank', rel: 'sponsored nofollow noopener' } as const;
