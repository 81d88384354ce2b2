/** Longest link, in characters. */
export const linkLengthMax = 2_000;

/** The address, when it is an http or https one of a host with a dot or of loopback, without a user name in it. */
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
