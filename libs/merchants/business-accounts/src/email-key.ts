/**
 * An e-mail address as it is compared: without blanks around it, in one Unicode form, lower case. Two addresses with one
 * key are one mailbox, or so close that one person must not look like two.
 */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
