import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';

/*
 * Pages in files have their address behind the `#`, where any host leaves it alone, from whichever folder it serves them:
 * `#/tournaments/<id>/session/1?pair=A-3`.
 */

let last = '/';

/** What stands behind the `#`, unless that only names a place on the page. */
function address(): string {
  if (location.hash.startsWith('#/')) last = location.hash.slice(1);
  return last;
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  addEventListener('popstate', changed);
  return () => {
    removeEventListener('hashchange', changed);
    removeEventListener('popstate', changed);
  };
}

const path = () => address().replace(/\?.*$/, '');
const search = () => /\?(.*)$/.exec(address())?.[1] ?? '';

function navigate(to: string, { replace = false, state = null as unknown } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', `#${to}`);
  dispatchEvent(new Event('hashchange'));
}

const useSiteSearch: BaseSearchHook = () => useSyncExternalStore(subscribe, search);

/** The page's place, and what stands behind its `?`. */
const useSiteLocation: BaseLocationHook = () => [useSyncExternalStore(subscribe, path), navigate];
useSiteLocation.hrefs = (href: string) => `#${href}`;
useSiteLocation.searchHook = useSiteSearch;

/** How the router finds its way in pages that lie in files. */
export const siteRouting = { hook: useSiteLocation };
