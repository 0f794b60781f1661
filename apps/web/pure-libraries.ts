import type { Plugin } from 'vite';

/**
 * Says of our own libraries that importing them does nothing by itself. Otherwise a page that imports one thing of a
 * library fetches all that any page needs of it: words in three languages, the law book, every movement.
 */
export function pureLibraries(): Plugin {
  return {
    name: 'pure-libraries',
    transform: (code, id) =>
      /\/libs\/[\w-]+\/src\//.test(id) ? { code, map: null, moduleSideEffects: false } : null,
  };
}
