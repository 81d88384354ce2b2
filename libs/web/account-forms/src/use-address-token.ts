import { useLocation } from 'react-router-dom';

/** Empty without one. In the fragment, which no server receives, or in the query of older e-mails. */
export function useAddressToken(): string {
  const { hash, search } = useLocation();
  const inFragment = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return inFragment ?? new URLSearchParams(search).get('token') ?? '';
}
