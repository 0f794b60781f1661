import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { catalogueParts } from './catalogue-parts.js';
import { offlineWorker } from './offline-worker.js';
import { precompress } from './precompress.js';
import { pureLibraries } from './pure-libraries.js';
import { absolutePage } from './absolute-page.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const top = fileURLToPath(new URL('../..', import.meta.url));
/** From where the build moves them when they are whole. */
const out = `${top}dist/web-next`;

export default defineConfig({
  root: here,
  // Scripts find each other wherever they lie: the same build is served here and from folders of any host.
  base: './',
  cacheDir: `${top}node_modules/.vite`,
  plugins: [
    pureLibraries(),
    catalogueParts(),
    absolutePage(),
    offlineWorker(here),
    precompress(out),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: out,
    emptyOutDir: true,
    // Phones a few years old come to a hall too.
    target: ['es2022', 'chrome105', 'safari15.4', 'firefox121'],
    // A picture inlined as data: or a script inlined by a polyfill would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One style sheet and few scripts: a phone on plain HTTP fetches six files at a time. What few pages need (QR codes,
    // schemas, fields to write into) stays with them, what all pages of the hall need comes in one piece, and the
    // libraries keep their name over our own changes.
    cssCodeSplit: false,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?!qrcode|dijkstrajs|zod|idb|saxes|xmlchars|@tanstack\/(?:react-virtual|virtual-core))/,
            },
            {
              name: 'common',
              test: /src\/((parts|api)\/(?!.*(QrCode|keptDraft|draftOn|useDraft|useKept|Dialog|FileField|Form|Tick|OpensWhenAsked|useFields|useSecondsLeft|LinkToHandOver|AccountFields|CodeField|CodeToType|Login|Password|[cC]opyText|saveFile|push|desk|installation|boardSets|analysis|ruling(Changes|Preview)|knockout|captain|record|scores|printout|imports|siteAnswers|wholeJournal))|messages\/(catalogue|languages|problemText|fieldText|WordsOf|inWordsOf|inPercent)|contract\/.*[sS]uitColours|pages\/NotFound|tournament\/StatusPill|follow\/(followed|useFollowed|FollowedContext|FollowedHere))/,
            },
            // What those press who enter and run a tournament.
            {
              name: 'forms',
              test: /src\/parts\/(Dialog|FileField|Form|Tick|OpensWhenAsked|useFields|useSecondsLeft)/,
            },
            // Of what the hall looks up, the list of standings is what a traveller or a card does without.
            {
              name: 'standings',
              test: /src\/(standings\/(StandingsPage|RankingTable\.tsx|StandingRow|TableRows|PublishedProtocol|usePrinting|useGliding|rankingTitle|figuresOf)|follow\/(FollowedStrip|StarInRow|useStar)|parts\/(SearchField|isSought))/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'hall',
              test: /src\/(standings\/(?!contest\/|.*Display|answersPushed|changedReadings|displayRows|HallClock|HallSound|.*Turning|useLoadedAnew|signals|LongRows|MovedSince|TableOfStandings|StagePage|[sS]ubstitutes)|session\/paths|tournament\/(LivePill|PastBar|TournamentTabs\.module))/,
            },
            // What the travellers want of the laws and of words is a small part of them.
            {
              name: 'boards',
              test: /src\/(traveller\/(?!Traveller|DoubleDummy|BoardNeighbours|DealViews|PlayLink|WhyButton|ViewDeal|LineWhy\.tsx|FieldOfScores|fieldPlot|Compared|why|ScoreLife|StandingWhy|CardPage|BoardsPage)|contract)|libs\/cards\/src\/deal\/(deal-text|hand|pack|seats?|card|board)\.ts/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [pureLibraries()] },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
});
