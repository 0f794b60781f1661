import { readFileSync } from 'node:fs';

/** The addresses that the pages stand under: `/tournaments/:id/session/:session`. */
export function routes(): string[] {
  const app = readFileSync(new URL('../../../../web/src/App.tsx', import.meta.url), 'utf8');
  return [...app.matchAll(/path="([^"]+)"/g)].map(([, path]) => path!);
}

/** Whether an address is one of a route's: `:part?` may be missing. */
export function isOf(route: string, address: string): boolean {
  const parts = route.split('/').map((part) => {
    if (!part.startsWith(':')) return `/${part}`;
    return part.endsWith('?') ? '(/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${parts.join('').slice(1)}$`).test(new URL(address, 'http://tirage.test').pathname);
}

/** Pages for which an evening of pairs or of preferans has nothing; how they look is seen where they are tested. */
export const SEEN_ELSEWHERE = [
  // It leads to the list.
  '/tournaments',
  '/set-up',
  '/kit',
  '/account',
  '/captain',
  '/mail',
  '/entry',
  '/table',
  '/tournaments/:id/enter',
  '/tournaments/:id/session/:session/matches',
  '/tournaments/:id/session/:session/line-ups',
  '/tournaments/:id/contest/:contest',
  '/tournaments/:id/knockout/:knockout/wall',
  '/tournaments/:id/knockout/:knockout',
];

/** Two tournaments, and who is looked at in them. */
export interface Evenings {
  readonly bridge: string;
  readonly preferans: string;
  /** Two pairs of the bridge. */
  readonly pairs: readonly [string, string];
  /** A contestant of the preferans. */
  readonly player: string;
  /** Where a play is seen of which the auction is recorded, below its session. */
  readonly play: string;
  /** The address of a player's page. */
  readonly playerPage: string;
  /** Somebody whom the server knows. */
  readonly somebody: string;
}

/** For everybody. */
export function publicPages({
  bridge,
  preferans,
  pairs: [one, other],
  playerPage,
  play,
  player,
}: Evenings): Record<string, string> {
  const session = `/tournaments/${bridge}/session/1`;
  const sheets = `/tournaments/${preferans}/session/1`;
  return {
    list: '/',
    calendar: '/calendar',
    tournament: `/tournaments/${bridge}`,
    journal: `/tournaments/${bridge}/journal`,
    'journal-in-the-past': `/tournaments/${bridge}/journal?at=150`,
    seals: `/tournaments/${bridge}/seals`,
    'rulings-published': `/tournaments/${bridge}/rulings`,
    deals: `/tournaments/${bridge}/deals/1`,
    standings: session,
    'standings-in-the-past': `${session}?at=150`,
    tables: `${session}/tables`,
    boards: `${session}/boards`,
    traveller: `${session}/board/1`,
    'traveller-of-a-pair': `${session}/board/1?pair=${other}`,
    play: `${session}${play}`,
    recap: `${session}/recap`,
    'head-to-head': `${session}/head-to-head?one=${one}&other=${other}`,
    card: `${session}/pair/${one}`,
    'card-with-why': `${session}/pair/${one}?why=1`,
    guide: `${session}/pair/${one}/guide`,
    analysis: `${session}/pair/${one}/analysis`,
    'player-over-tournaments': playerPage,
    'seats-drawn': `${session}/seats-drawn`,
    wall: `${session}/wall`,
    'preferans-tournament': `/tournaments/${preferans}`,
    'preferans-standings': sheets,
    'preferans-tables': `${sheets}/tables`,
    'preferans-draw': `${sheets}/round-draw`,
    'preferans-sheet': `${sheets}/sheet/A1/1`,
    'preferans-card': `${sheets}/pair/${player}`,
    'preferans-wall': `${sheets}/wall`,
    'sign-in': '/sign-in',
    join: '/join',
    pair: '/pair',
    invitation: '/invitation',
    'not-found': '/nowhere',
  };
}

/** For those who run the tournaments and the server. */
export function staffPages({ play, bridge, preferans, somebody }: Evenings): Record<string, string> {
  const session = `/tournaments/${bridge}/session/1`;
  const sheets = `/tournaments/${preferans}/session/1`;
  return {
    'list-of-staff': '/',
    'tournament-of-staff': `/tournaments/${bridge}`,
    sessions: `/tournaments/${bridge}/sessions`,
    entries: `/tournaments/${bridge}/entries`,
    'board-sets': `/tournaments/${bridge}/boards`,
    rulings: `/tournaments/${bridge}/rulings`,
    'seals-of-staff': `/tournaments/${bridge}/seals`,
    people: `/tournaments/${bridge}/people`,
    devices: `/tournaments/${bridge}/tables`,
    finish: `/tournaments/${bridge}/finish`,
    'preferans-finish': `/tournaments/${preferans}/finish`,
    'set-up-of-session': `${session}/set-up`,
    room: `${session}/room`,
    'room-of-table': `${session}/room/table/A1`,
    'room-of-board': `${session}/room/board/1`,
    'room-pairs': `${session}/room/pairs`,
    'room-boards': `${session}/room/boards`,
    'room-scores': `${session}/room/scores`,
    rule: `${session}/rule`,
    'record-a-play': `${session}${play}/record`,
    send: `${session}/send`,
    papers: `${session}/papers`,
    'papers-guide-cards': `${session}/papers/guide-cards`,
    'papers-name-slips': `${session}/papers/name-slips`,
    'papers-table-cards': `${session}/papers/table-cards`,
    'papers-devices': `${session}/papers/devices`,
    'preferans-sessions': `/tournaments/${preferans}/sessions`,
    'preferans-set-up': `${sheets}/set-up`,
    'preferans-room': `${sheets}/room`,
    'preferans-room-of-table': `${sheets}/room/table/A1`,
    'preferans-room-draw': `${sheets}/room/draw`,
    'preferans-papers-results': `${sheets}/papers/results`,
    'preferans-papers-entry-list': `${sheets}/papers/entry-list`,
    'preferans-papers-sheet-forms': `${sheets}/papers/sheet-forms`,
    'personal-data': `/installation/personal-data/${somebody}`,
    'own-account': '/own-account',
    installation: '/installation',
    'installation-people': '/installation/people',
    'installation-players': '/installation/players',
    'installation-clubs': '/installation/clubs',
    'installation-members': '/installation/members',
    'installation-mail': '/installation/mail',
    'installation-appearance': '/installation/appearance',
    'installation-sending': '/installation/sending',
    'installation-backups': '/installation/backups',
    'installation-books': '/installation/books',
    'installation-sites': '/installation/sites',
    'installation-work': '/installation/work',
  };
}
