export const linkLengthMax = 2_000;

/** Accepts http and https with a dotted host or loopback, without a user name. */
export function webAddress(text: string): URL | null {
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    const isHost = url.hostname.includes('.') || url.hostname === 'localhost';
    return isHost && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}
