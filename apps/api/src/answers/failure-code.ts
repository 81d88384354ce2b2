export function codeOf(failure: unknown): string {
  return typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : '';
}
