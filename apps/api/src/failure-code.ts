/** The code of a failure of Node or a driver, such as ENOENT; the empty text where it has none. */
export function codeOf(failure: unknown): string {
  return typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : '';
}
