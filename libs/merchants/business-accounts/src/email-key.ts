/** Normalises an e-mail address for comparison. Addresses with the same key are treated as one person. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
