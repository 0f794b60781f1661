import { siteFile } from './site.js';

it.each([
  ['/api/session', 'data/session.json'],
  ['/api/tournaments/5/sessions/1/boards/7', 'data/tournaments/5/sessions/1/boards/7.json'],
  ['/api/tournaments/5/sessions/1/open-deals', 'data/tournaments/5/sessions/1/open-deals.pbn'],
  ['/api/tournaments/5/sessions/1/results?format=usebio', 'data/tournaments/5/sessions/1/results.xml'],
  ['/api/tournaments/5/sessions/1/results?format=pbn', 'data/tournaments/5/sessions/1/results.pbn'],
  ['/api/tournaments/5/journal?limit=50', 'data/tournaments/5/journal.json'],
])('what %s answers lies in %s, beside the page', (address, file) => {
  expect(siteFile(address)).toBe(file);
});
