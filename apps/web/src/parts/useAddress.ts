import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../api/queries.js';

/** A page's address as somebody types it on another device: `192.168.1.5:3000/pair`. */
export function useAddressText(): (path: `/${string}`) => string {
  const { data } = useQuery(sessionQuery);
  const host = data ? new URL(data.address.base).host : location.host;
  return (path) => `${host}${path}`;
}
