import { loadAnew, watchForNewerPages } from '../api/replaced.js';

/**
 * A part of the program that cannot be fetched was either replaced by a newer version while this page was open, or the
 * server is away: loads the page anew as soon as the server is there. Phones lie at tables with nobody to do it.
 */
export function loadWhatIsNewer(): void {
  addEventListener('vite:preloadError', () => void loadAnew());
  watchForNewerPages();
}
