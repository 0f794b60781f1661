import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/PasswordInput.css';
import './theme/variables.css';
import './theme/global.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { makeQueryClient } from './api/queries.js';
import { site } from './api/site.js';
import { App } from './App.js';
import { wearRemembered } from './frame/house.js';
import { loadWhatIsNewer } from './frame/loadWhatIsNewer.js';
import { startMessages } from './messages/catalogue.js';
import { watchForTokens } from './parts/fragmentToken.js';
import { theme } from './theme/theme.js';

watchForTokens();
loadWhatIsNewer();
wearRemembered();
await startMessages();
// Of pages in files the address stands behind the `#`.
const routing = site === undefined ? {} : (await import('./frame/siteLocation.js')).siteRouting;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
const appearance = localStorageColorSchemeManager({ key: 'tirage.appearance' });
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={appearance}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={makeQueryClient()}>
        <Router {...routing}>
          <App />
        </Router>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
