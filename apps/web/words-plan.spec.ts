import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, planWords, sourcesIn, START } from './words-plan.js';

const MESSAGES = {
  'frame.menu': 'Menu',
  'card.title': 'Card',
  'card.boards_one': 'One board',
  'card.boards_other': '{{count}} boards',
  'card.lead_alone': 'You lead',
  'card.lead': 'Your side leads',
  'card.side.own': 'Own side',
  'card.side.other': 'Other side',
  'why.title': 'Why',
};

describe('the messages of a page', () => {
  const sources = new Map([
    ['main.tsx', "import { App } from './App.js';"],
    [
      'App.tsx',
      "t('frame.menu'); later(() => import('./card/CardPage.js')); later(() => import('./Other.js'));",
    ],
    [
      'card/CardPage.tsx',
      "import { lines } from './lines.js';\nimport type { Why } from './Why.js';\nt('card.title'); later(() => import('./Why.js'));",
    ],
    ['card/lines.ts', "t('card.boards', { count }); t('card.lead');"],
    ['card/Why.tsx', "t('why.title'); t('card.title'); t(`card.side.${side}`);"],
    ['Other.tsx', "t('why.title'); later(() => import('./card/Why.js'));"],
  ]);
  const { pages, wordsOf, fetchedBy } = planWords(sources, MESSAGES);
  const wordsFor = (page: string) => [...wordsOf(page)].toSorted();

  it('are those that it names, and that the modules name which come with it', () => {
    expect(pages.toSorted()).toEqual(['Other.tsx', 'card/CardPage.tsx', 'card/Why.tsx', 'main.tsx']);
    expect(wordsFor(START)).toEqual(['frame.menu']);
    expect(wordsFor('Other.tsx')).toEqual(['why.title']);
  });

  it('are there whatever their forms', () => {
    expect(wordsFor('card/CardPage.tsx')).toEqual(['card.boards', 'card.lead', 'card.title']);
    // Forms that English does not have.
    expect(
      ['card.boards_few', 'card.boards_many_alone', 'card.lead_sheets', 'a_one.b'].map(messageOf),
    ).toEqual(['card.boards', 'card.boards', 'card.lead', 'a_one.b']);
  });

  it('are fetched again only where a page that fetches it does not have them', () => {
    // Both who fetch it have none of the sides; one of them has no title of the card, the other none of why.
    expect(wordsFor('card/Why.tsx')).toEqual(['card.side.other', 'card.side.own', 'card.title', 'why.title']);
    const alone = planWords(new Map([...sources].filter(([file]) => file !== 'Other.tsx')), MESSAGES);
    expect([...alone.wordsOf('card/Why.tsx')].toSorted()).toEqual([
      'card.side.other',
      'card.side.own',
      'why.title',
    ]);
  });

  it('are found by the import that fetches the page', () => {
    expect(fetchedBy('App.tsx', './card/CardPage.js')).toBe('card/CardPage.tsx');
    expect(fetchedBy('card/CardPage.tsx', './Absent.js')).toBeUndefined();
  });
});

describe('the messages of our pages', () => {
  const folder = join(import.meta.dirname, 'src');
  const messagesIn = (language: string) =>
    JSON.parse(readFileSync(join(folder, `messages/${language}.json`), 'utf8')) as Record<string, string>;
  const { pages, wordsOf } = planWords(sourcesIn(folder), messagesIn('en'));

  it('are all fetched by some page', () => {
    const fetched = new Set(pages.flatMap((page) => [...wordsOf(page)]));
    for (const language of ['en', 'pl', 'ru'])
      expect(Object.keys(messagesIn(language)).filter((key) => !fetched.has(messageOf(key)))).toEqual([]);
  });

  it('of the director’s desk are not fetched by a page of the public', () => {
    expect(wordsOf('pages/DeskPage.tsx')).toContain('room.find');
    expect(wordsOf('pages/StandingsPage.tsx')).not.toContain('room.find');
    expect(wordsOf(START).size).toBeLessThan(60);
  });
});
