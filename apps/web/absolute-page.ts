import type { Plugin } from 'vite';

/** The page itself is served under many addresses: what it begins with has an address from the root on. */
export function absolutePage(): Plugin {
  return {
    name: 'absolute-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(/ (src|href)="\.\//g, ' $1="/'),
    },
  };
}
