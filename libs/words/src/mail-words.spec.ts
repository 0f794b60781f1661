import { resultMail, seatMail, testMail, type ResultMail, type SeatMail } from './mail-words.js';

const line = (contestant: string, who: string, place: number | null, last = place) => ({
  contestant,
  who,
  place,
  last,
  figure: '57.50%',
});
const MAIL: ResultMail = {
  tournament: 'Thursday Pairs',
  session: '1',
  contestant: 'A-2',
  rankings: [
    {
      section: 'A',
      line: 'NS',
      lines: [line('A-1', 'Anna – Boris', 1, 2), line('A-2', 'Cyryl – Dora', 1, 2)],
    },
    { section: 'A', line: 'EW', lines: [line('A-3', 'Emil – Fela', null)] },
  ],
  page: 'https://tirage.test/page',
  end: 'https://tirage.test/mail#token',
};

it('tells the own result first, then the ranking, then how mail ends', () => {
  expect(resultMail('en', MAIL)).toEqual({
    subject: 'Your result: Thursday Pairs',
    text: `Session 1 of Thursday Pairs is over.

Cyryl – Dora: place 1= of 2, 57.50%

Your results, board by board:
https://tirage.test/page

Ranking, section A, NS
1= Anna – Boris 57.50%
1= Cyryl – Dora 57.50%

Ranking, section A, EW
- Emil – Fela 57.50%

Results can still be corrected. The page always has the latest.

-- 
You get this mail because you agreed to it with your club. To get no more mail from this server:
https://tirage.test/mail#token
`,
  });
});

it('says no place of who takes none, and nothing of who is not ranked', () => {
  expect(resultMail('en', { ...MAIL, contestant: 'A-3' }).text).toContain('\n\nEmil – Fela: 57.50%\n\n');
  const { text } = resultMail('en', { ...MAIL, rankings: [] });
  expect(text).toContain('The results are here:\nhttps://tirage.test/page\n\nResults can still');
});

const SEAT: SeatMail = {
  tournament: 'Thursday Pairs',
  session: '2',
  who: 'Anna – Boris',
  table: 'A3',
  place: 'EW',
  page: 'https://tirage.test/page',
  end: 'https://tirage.test/mail#token',
};

it('tells where to sit, and that another mail comes if that changes', () => {
  expect(seatMail('en', SEAT)).toEqual({
    subject: 'Your table: Thursday Pairs',
    text: `Session 2 of Thursday Pairs

Anna – Boris: table A3, EW

Where to go, round by round:
https://tirage.test/page

You get another mail if this changes before the session starts.

-- 
You get this mail because you agreed to it with your club. To get no more mail from this server:
https://tirage.test/mail#token
`,
  });
  expect(seatMail('en', { ...SEAT, place: null }).text).toContain('\nAnna – Boris: table A3\n');
  expect(seatMail('en', { ...SEAT, table: null }).text).toContain(
    '\nAnna – Boris: sits out the first round\n',
  );
});

it.each(['en', 'pl', 'ru'] as const)('leaves no brace open in %s', (language) => {
  const mails = [
    resultMail(language, MAIL),
    seatMail(language, SEAT),
    testMail(language, 'https://tirage.test'),
  ];
  for (const { subject, text } of mails) expect(subject + text).not.toMatch(/[{}]|undefined/);
});
