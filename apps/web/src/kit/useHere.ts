import { useLocation, useSearch } from 'wouter';

/** The address of a page with what its query says. */
export function addressHere(location: string, query: string): string {
  return query === '' ? location : `${location}?${query}`;
}

/** The whole address of the page that is shown: what is kept by it is found again only under all of it. */
export function useHere(): string {
  const [location] = useLocation();
  return addressHere(location, useSearch());
}
