import { useLocation } from 'react-router-dom';

/**
 * Returns the token of a mailed link, or an empty string. It is in the fragment, which isn't sent to any server, or in
 * the query of older e-mails.
 */
export function useAddressToken(): string {
  const { hash, search } = useLocation();
  const inFragment = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return inFragment ?? new URLSearchParams(search).get('token') ?? '';
}
