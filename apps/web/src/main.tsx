import './theme/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { makeQueryClient } from './api/queries.js';
import { site } from './api/site.js';
import { App } from './App.js';
import { followAppearance } from './frame/appearance.js';
import { wearRemembered } from './frame/house.js';
import { loadWhatIsNewer } from './frame/loadWhatIsNewer.js';
import { startMessages } from './messages/catalogue.js';
import { watchForTokens } from './browser/fragmentToken.js';

watchForTokens();
loadWhatIsNewer();
wearRemembered();
followAppearance();
await startMessages();
// Of pages in files the address stands behind the `#`.
const routing = site === undefined ? {} : (await import('./frame/siteLocation.js')).siteRouting;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <QueryClientProvider client={makeQueryClient()}>
    <Router {...routing}>
      <App />
    </Router>
  </QueryClientProvider>,
);
