import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

async function asked(path: string) {
  const answer = await fetch(server.base + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

it('is given out by the server itself: its contents, every page of them, its style sheet and pictures', async () => {
  const contents = await asked('/help');
  expect(contents.status).toBe(200);
  expect(contents.headers.get('content-type')).toMatch(/^text\/html/);
  const pages = [...contents.text.matchAll(/<li><a href="([^"]+)">/g)].map(([, path]) => path!);
  expect(pages).toContain('/help/directing');
  const pictures = new Set<string>();
  for (const path of pages) {
    const page = await asked(path);
    expect([path, page.status]).toEqual([path, 200]);
    for (const [, picture] of page.text.matchAll(/<img src="([^"]+)"/g)) pictures.add(picture!);
  }
  expect(pictures.size).toBeGreaterThan(0);
  for (const path of pictures) expect((await asked(path)).headers.get('content-type')).toBe('image/png');
  expect((await asked('/help/help.css')).headers.get('content-type')).toMatch(/^text\/css/);
  expect((await asked('/help/')).text).toBe(contents.text);
});

it('keeps browsers to our own pages', async () => {
  const { headers } = await asked('/help/directing');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  '/help/nothing',
  '/help/nothing.css',
  '/help/..%2Fweb%2Findex',
  '/help/%00',
  '/help/pictures/nothing.png',
  '/help/pictures/..%2Fhelp.css',
])('knows no other names: %s', async (path) => {
  expect((await asked(path)).status).toBe(404);
});
