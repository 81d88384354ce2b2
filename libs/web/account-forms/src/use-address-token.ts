import { useLocation } from 'react-router-dom';

/**
 * The token of a mailed link: in the fragment, which no server and no other site is sent, or in the query as older mails
 * have it. Empty where there is none.
 */
export function useAddressToken(): string {
  const { hash, search } = useLocation();
  const inFragment = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return inFragment ?? new URLSearchParams(search).get('token') ?? '';
}
