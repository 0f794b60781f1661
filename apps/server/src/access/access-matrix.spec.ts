import { DiscoveryService } from '@nestjs/core';
import { routesOf } from './every-route-states-its-access.js';
import { describeInterface } from '../http/open-api.js';
import type { Client } from '../testing/client.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

/**
 * Who may do what, written by hand. Columns: the public, a signed-in person without a role, a table's device, scorer,
 * duplicator, director, organiser; then two from another tournament: its organiser and a device of it; the captain of a
 * team; and an administrator of the installation, who has no role here.
 */
const ASKERS = [
  'public',
  'player',
  'table',
  'scorer',
  'duplicator',
  'director',
  'organiser',
  'stranger',
  'stray',
  'captain',
  'administrator',
] as const;
type Asker = (typeof ASKERS)[number];

const EVERYBODY =
  'public player table scorer duplicator director organiser stranger stray captain administrator';
const ADMINISTRATOR = 'administrator';
const PEOPLE = 'player scorer duplicator director organiser stranger administrator';
const PART_IN_IT = 'table scorer duplicator director organiser';
const CREATORS = 'organiser stranger administrator';
const DIRECTING = 'director organiser';
const SCORING = 'scorer director organiser';
const DEALING = 'duplicator director organiser';
const DUPLICATING = 'scorer duplicator director organiser';
const CAPTAIN = 'captain';
const DIRECTING_AND_CAPTAIN = 'director organiser captain';
const TABLE = 'table';
const TABLE_AND_SCORING = 'table scorer director organiser';
const TABLE_AND_DIRECTING = 'table director organiser';

/** Of a route: who is let through while the tournament is a draft, and who once it is published. */
const MATRIX: Readonly<Record<string, readonly [draft: string, published: string]>> = {
  'GET /': [EVERYBODY, EVERYBODY],
  'GET /*': [EVERYBODY, EVERYBODY],
  'GET /assets/*': [EVERYBODY, EVERYBODY],
  'GET /help': [EVERYBODY, EVERYBODY],
  'GET /help/*': [EVERYBODY, EVERYBODY],
  'GET /api/health': [EVERYBODY, EVERYBODY],
  'GET /api/health/live': [EVERYBODY, EVERYBODY],
  'GET /api/session': [EVERYBODY, EVERYBODY],
  'POST /api/set-up': [EVERYBODY, EVERYBODY],
  'POST /api/sign-in': [EVERYBODY, EVERYBODY],
  'POST /api/sign-out': [EVERYBODY, EVERYBODY],
  'POST /api/password': [PEOPLE, PEOPLE],
  'GET /api/account': [PEOPLE, PEOPLE],
  'DELETE /api/account/sign-ins': [PEOPLE, PEOPLE],
  'DELETE /api/account/sign-ins/:signIn': [PEOPLE, PEOPLE],
  'POST /api/account/second-factor': [PEOPLE, PEOPLE],
  'POST /api/account/second-factor/confirm': [PEOPLE, PEOPLE],
  'POST /api/account/second-factor/off': [PEOPLE, PEOPLE],
  'POST /api/invitations/accept': [EVERYBODY, EVERYBODY],
  'POST /api/invitations/take-up': [EVERYBODY, EVERYBODY],
  'POST /api/devices/pair': [EVERYBODY, EVERYBODY],
  'POST /api/devices/leave': [EVERYBODY, EVERYBODY],
  'POST /api/captains/enter': [EVERYBODY, EVERYBODY],
  'POST /api/imports/look': [CREATORS, CREATORS],
  'POST /api/imports': [CREATORS, CREATORS],
  'GET /api/imports/:command': [CREATORS, CREATORS],
  'GET /api/installation': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/logo': [EVERYBODY, EVERYBODY],
  'PUT /api/installation/logo': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/logo': [ADMINISTRATOR, ADMINISTRATOR],
  'PUT /api/installation/appearance': [ADMINISTRATOR, ADMINISTRATOR],
  'PUT /api/installation/sending': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/bridgewebs': [ADMINISTRATOR, ADMINISTRATOR],
  'PUT /api/installation/bridgewebs': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/bridgewebs': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/accounts': [ADMINISTRATOR, ADMINISTRATOR],
  'PATCH /api/installation/accounts/:account': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/accounts/:account/sign-out': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/accounts/:account/second-factor/off': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/accounts/:account/password-link': [ADMINISTRATOR, ADMINISTRATOR],
  'PUT /api/installation/second-factor': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/account-links': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/account-links/look': [EVERYBODY, EVERYBODY],
  'POST /api/account-links/account': [EVERYBODY, EVERYBODY],
  'POST /api/account-links/password': [EVERYBODY, EVERYBODY],
  'GET /api/installation/clubs': [ADMINISTRATOR, ADMINISTRATOR],
  'PUT /api/installation/clubs/:club': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/clubs/:club/merge': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/clubs/:club': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/member-lists': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/member-lists': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/member-lists/look': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/member-lists/members': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/member-lists/members/:member': [ADMINISTRATOR, ADMINISTRATOR],
  'PUT /api/installation/member-lists/:list/mailed': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/member-lists/:list': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/players': [ADMINISTRATOR, ADMINISTRATOR],
  'PATCH /api/installation/players/:somebody': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/players/:somebody/merge': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/players/:somebody/merge': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/personal-data/:somebody': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/record-changes': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/personal-data/:somebody/erase': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/texts/erase': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/books': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/books/verify': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/work': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/work/queues/:queue/jobs/:job/retry': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/work/queues/:queue/jobs/:job': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/mail': [ADMINISTRATOR, ADMINISTRATOR],
  'PUT /api/installation/mail': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/mail': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/mail/test': [ADMINISTRATOR, ADMINISTRATOR],
  // The link decides.
  'GET /api/mail/:token': [EVERYBODY, EVERYBODY],
  'POST /api/mail/:token': [EVERYBODY, EVERYBODY],
  'GET /api/installation/copies': [ADMINISTRATOR, ADMINISTRATOR],
  'PUT /api/installation/copies': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/copies': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/copies/now': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/copies/there': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/copies/fetch': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/backups': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/backups': [ADMINISTRATOR, ADMINISTRATOR],
  'PUT /api/installation/backups/plan': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/backups/brought': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/backups/:backup': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/backups/:backup/file': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/backups/:backup': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/backups/:backup/restore': [ADMINISTRATOR, ADMINISTRATOR],
  'GET /api/installation/sites': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/sites': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/sites/:site': [ADMINISTRATOR, ADMINISTRATOR],
  'POST /api/installation/sites/:site/token': [ADMINISTRATOR, ADMINISTRATOR],
  'DELETE /api/installation/sites/:site/token': [ADMINISTRATOR, ADMINISTRATOR],
  // The token of the site decides.
  'GET /api/sites/:site/files': [EVERYBODY, EVERYBODY],
  'PUT /api/sites/:site/files/*': [EVERYBODY, EVERYBODY],
  'DELETE /api/sites/:site/files/*': [EVERYBODY, EVERYBODY],
  'GET /sites/:site': [EVERYBODY, EVERYBODY],
  'GET /sites/:site/*': [EVERYBODY, EVERYBODY],
  'GET /api/calendar.ics': [EVERYBODY, EVERYBODY],
  'GET /api/tournaments': [EVERYBODY, EVERYBODY],
  'POST /api/commands/tournament.create': [CREATORS, CREATORS],
  'POST /api/tournaments/brought': [CREATORS, CREATORS],
  'POST /api/tournaments/:tournament/book': ['organiser', 'organiser'],
  'GET /api/tournaments/:tournament/site': [DIRECTING, DIRECTING],
  'GET /api/tournaments/:tournament/mail': [DIRECTING, DIRECTING],
  'PUT /api/tournaments/:tournament/mail': ['organiser', 'organiser'],
  'GET /api/tournaments/:tournament/push': [DIRECTING, DIRECTING],
  'PUT /api/tournaments/:tournament/push': ['organiser', 'organiser'],
  'DELETE /api/tournaments/:tournament/push': ['organiser', 'organiser'],
  'POST /api/tournaments/:tournament/push/now': [DIRECTING, DIRECTING],
  'GET /api/tournaments/:tournament': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/seals/due': [DIRECTING, DIRECTING],
  'GET /api/tournaments/:tournament/journal': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/published': [DIRECTING, DIRECTING],
  'GET /api/tournaments/:tournament/journal/stream': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/entries': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/entry-terms': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/entry-requests': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/entry-requests': [PART_IN_IT, EVERYBODY],
  // The token decides.
  'POST /api/tournaments/:tournament/entry-requests/own': [PART_IN_IT, EVERYBODY],
  'POST /api/tournaments/:tournament/entry-requests/own/withdraw': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/rulings': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/rulings/:ruling/changes': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/rulings/publication': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/rulings/preview': [DIRECTING, DIRECTING],
  'GET /api/tournaments/:tournament/sessions': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/seats-drawn': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/clock': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/standings': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/standings/moves': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/recap': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/open-deals': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/results': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/federation-check': [DIRECTING, DIRECTING],
  'GET /api/tournaments/:tournament/sessions/:session/federation-file': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/sessions/:session/bridgewebs': [DIRECTING, DIRECTING],
  'GET /api/tournaments/:tournament/sessions/:session/matches': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/sheets': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/sheets/:table/:round': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/sheet-boards/:board': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/sheet-standings': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/protocol': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/boards/:board': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/boards/:board/records': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/boards/:board/plays/:table/:round': [
    PART_IN_IT,
    EVERYBODY,
  ],
  'GET /api/tournaments/:tournament/sessions/:session/contestants/:contestant': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/contestants/:contestant/analysis': [
    PART_IN_IT,
    EVERYBODY,
  ],
  'GET /api/tournaments/:tournament/players/:player/analysis': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/players/:player/elsewhere': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/stream': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/room': [SCORING, SCORING],
  'GET /api/tournaments/:tournament/sessions/:session/scores': [SCORING, SCORING],
  'GET /api/tournaments/:tournament/sessions/:session/draw': [DIRECTING, DIRECTING],
  'GET /api/tournaments/:tournament/sessions/:session/whereabouts': [DUPLICATING, DUPLICATING],
  'POST /api/tournaments/:tournament/prints': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/prints/:print': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/prints/:print/file': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/papers/board-plan': [DUPLICATING, DUPLICATING],
  'GET /api/tournaments/:tournament/sessions/:session/papers/guide-cards': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/papers/guide-cards/:contestant': [
    PART_IN_IT,
    EVERYBODY,
  ],
  'GET /api/tournaments/:tournament/sessions/:session/papers/table-cards': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/sessions/:session/papers/name-slips': [SCORING, SCORING],
  'GET /api/tournaments/:tournament/sessions/:session/papers/devices': [SCORING, SCORING],
  'GET /api/tournaments/:tournament/sessions/:session/papers/devices/file': [SCORING, SCORING],
  'GET /api/tournaments/:tournament/sessions/:session/tables/:table': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'GET /api/tournaments/:tournament/contests': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/contests/:contest': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/contests/:contest/moves': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/deals': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/deals/:set': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/knockouts': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/knockouts/:knockout': [PART_IN_IT, EVERYBODY],
  'GET /api/tournaments/:tournament/people': [DIRECTING, DIRECTING],
  'PUT /api/tournaments/:tournament/people/:person/player': [SCORING, SCORING],
  'GET /api/tournaments/:tournament/invitations': ['organiser', 'organiser'],
  'POST /api/tournaments/:tournament/invitations': ['organiser', 'organiser'],
  'POST /api/tournaments/:tournament/invitations/code': ['organiser', 'organiser'],
  'DELETE /api/tournaments/:tournament/invitations/:invitation': ['organiser', 'organiser'],
  'GET /api/tournaments/:tournament/devices': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/devices/sheet': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/devices/code': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/devices/beside': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/devices/make-room': [TABLE, TABLE],
  'DELETE /api/tournaments/:tournament/devices/:device': [DIRECTING, DIRECTING],
  'GET /api/tournaments/:tournament/lasting-cards': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/lasting-cards': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/lasting-cards/:set/print': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/lasting-cards/:set/bind': [DIRECTING, DIRECTING],
  'GET /api/tournaments/:tournament/captain': [CAPTAIN, CAPTAIN],
  'GET /api/tournaments/:tournament/captains': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/captains': [DIRECTING, DIRECTING],
  'DELETE /api/tournaments/:tournament/captains/:captain': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/tournament.announce': ['organiser', 'organiser'],
  'POST /api/tournaments/:tournament/commands/tournament.rename': ['organiser', 'organiser'],
  'POST /api/tournaments/:tournament/commands/tournament.publish': ['organiser', 'organiser'],
  'POST /api/tournaments/:tournament/commands/tournament.archive': ['organiser', 'organiser'],
  'POST /api/tournaments/:tournament/commands/tournament.revoke-role': ['organiser', 'organiser'],
  'POST /api/tournaments/:tournament/commands/tournament.request-seal': [
    'director organiser',
    'director organiser',
  ],
  'POST /api/tournaments/:tournament/commands/tournament.erase-text': ['organiser', 'organiser'],
  'POST /api/tournaments/:tournament/commands/tournament.choose-settings': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/tournament.publish-rulings': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/tournament.amend-settings': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.open': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.close': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.register': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.change': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.register-team': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.change-team': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.withdraw': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.classify': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.describe-for-draws': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.let-players-in': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.confirm-request': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.decline-request': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/entries.put-request-first': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.classify': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.choose-standings': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/contest.choose': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/contest.carry': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/contest.give-penalty': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/contest.withdraw-penalty': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/contest.decide-going-on': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/contest.abandon': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/knockout.set-up': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/knockout.choose-opponent': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/knockout.open-extra-boards': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/knockout.open-round': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/knockout.redraw-round': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/knockout.redraw-match': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/knockout.keep-round': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/knockout.decide-match': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/knockout.replace-entry': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/knockout.abandon': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.create': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.abandon': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.configure': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.amend-settings': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.set-movement': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.carry-into-match': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.score-matches': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.open-line-ups': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.hand-in-line-up': [
    DIRECTING_AND_CAPTAIN,
    DIRECTING_AND_CAPTAIN,
  ],
  'POST /api/tournaments/:tournament/commands/session.penalise-team': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.withdraw-team-penalty': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.award-match': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.withdraw-team': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.seat-team': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.draw-teams': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.set-swiss': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.set-team-swiss': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.draw-round': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.change-draw': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.choose-draw-options': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.keep-draw': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.choose-entrants': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.draw-seats': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.draw-seats-by-cards': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.seat-entries': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.seat': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.start': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.call-round': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.take-back-round': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.show-hidden': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.close': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.reopen': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.substitute': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.withdraw-contestant': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.admit-contestant': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.change-movement': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/clock.pause': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/clock.resume': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/clock.adjust': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/clock.plan-break': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/clock.begin-break': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/clock.end-break': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/clock.give-table': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/table.record-slow': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/table.name-responsible': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/table.answer-call': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/result.decide-suspicion': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/result.record-irregular': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/ruling.withdraw': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/ruling.give': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/ruling.amend': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/ruling.review': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/ruling.appeal': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/ruling.withdraw-appeal': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/ruling.decide-appeal': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/table.come': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/table.coming': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/result.record': [SCORING, SCORING],
  'POST /api/tournaments/:tournament/commands/result.record-play': [SCORING, SCORING],
  'POST /api/tournaments/:tournament/commands/result.record-traveller': [SCORING, SCORING],
  'POST /api/tournaments/:tournament/commands/result.correct': [SCORING, SCORING],
  'POST /api/tournaments/:tournament/commands/result.void': [SCORING, SCORING],
  'POST /api/tournaments/:tournament/commands/result.mark-not-played': [SCORING, SCORING],
  'POST /api/tournaments/:tournament/commands/result.postpone': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/result.refuse-late-play': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.name-players': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/result.begin-late-play': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/table.move-on': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/table.tell-boards': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/table.confirm-round': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/commands/table.confirm-seats': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/table.count-hands': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/table.call-director': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/table.describe-call': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/table.take-call-back': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/result.ask-late-play': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/commands/result.ask-correction': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/commands/result.take-correction-back': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/commands/result.accept-correction': [SCORING, SCORING],
  'POST /api/tournaments/:tournament/commands/result.decline-correction': [SCORING, SCORING],
  'POST /api/tournaments/:tournament/commands/session.choose-sheets': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.set-tables': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.draw-tables': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/session.exchange-players': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/sheet.write-line': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/sheet.correct-line': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/sheet.strike-line': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/sheet.sign': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/commands/sheet.dispute': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/commands/sheet.accept': [SCORING, SCORING],
  'POST /api/tournaments/:tournament/commands/sheet.reopen': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/sheet.show-card': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/sheet.use-time': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'POST /api/tournaments/:tournament/commands/sheet.correct-time': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/sheet.take-card-back': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/result.enter': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/commands/result.confirm': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/commands/result.dispute': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/commands/board.request-dealing': [DEALING, DEALING],
  'GET /api/tournaments/:tournament/board-sets': [DEALING, DEALING],
  'GET /api/tournaments/:tournament/board-sets/:set/boards/:board/deal': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/sessions/:session/results-file': [SCORING, SCORING],
  'POST /api/tournaments/:tournament/board-sets/:set/file': ['duplicator organiser', 'duplicator organiser'],
  'POST /api/tournaments/:tournament/board-sets/:set/deals': [DEALING, DEALING],
  'POST /api/tournaments/:tournament/board-sets/:set/checks': [DEALING, DEALING],
  'POST /api/tournaments/:tournament/commands/deal-set.request-duplication': [DEALING, DEALING],
  'POST /api/tournaments/:tournament/commands/deal-set.record-copies': [DEALING, DEALING],
  'POST /api/tournaments/:tournament/commands/session.choose-board-set': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/deal-set.describe': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/deal-set.disclose': ['organiser', 'organiser'],
  'POST /api/tournaments/:tournament/commands/deal-set.commit': [DEALING, DEALING],
  'POST /api/tournaments/:tournament/commands/deal-set.find-value': [DEALING, DEALING],
  'POST /api/tournaments/:tournament/commands/deal-set.promise-squaredeal': [DEALING, DEALING],
  'POST /api/tournaments/:tournament/commands/deal-set.find-squaredeal-value': [DEALING, DEALING],
  'POST /api/tournaments/:tournament/commands/deal-set.publish-squaredeal-keys': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/deal-set.declare-repeats': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/deal-set.order-presence': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/board.redeal': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/board.look-at-deal': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/board.tell-dealing-here': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/commands/board.tell-dealing': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/board.record-hands': [TABLE_AND_DIRECTING, TABLE_AND_DIRECTING],
  'POST /api/tournaments/:tournament/commands/board.correct-hands': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/board.decide-reading': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/commands/board.decide-doubt': [DIRECTING, DIRECTING],
  'PUT /api/tournaments/:tournament/players/:player': [TABLE_AND_SCORING, TABLE_AND_SCORING],
  'GET /api/tournaments/:tournament/players': [SCORING, SCORING],
  'GET /api/tournaments/:tournament/players/clubs': [SCORING, SCORING],
  'GET /api/tournaments/:tournament/players/at-table': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/players/at-table': [TABLE, TABLE],
  'POST /api/tournaments/:tournament/players/without-number': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/players/known': [DIRECTING, DIRECTING],
  'POST /api/tournaments/:tournament/players/members/:member': [DIRECTING, DIRECTING],
};

/** The documentation lies beside the controllers: everybody may read it, whatever the tournament is. */
const DOCUMENTATION = [
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/docs/*',
  'GET /api/docs/LICENSE',
  'GET /api/docs/docs/swagger-ui-init.js',
  'GET /api/docs/index.html',
  'GET /api/docs/openapi.json',
  'GET /api/docs/swagger-ui-init.js',
];

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** A body that no schema takes: whoever is let through is told so, and nothing happens. */
const NO_BODY = { nothing: 'takes this' };
const REFUSALS = new Set([
  'access.sign-in-required',
  'access.role-required',
  'access.creating-not-allowed',
  'access.administrator-required',
  'access.device-required',
  'access.captain-required',
  'tournament.unknown',
]);
/** What those are told who are let through, and then sent what makes no sense. Any other code fails the test. */
const ANSWERS = new Set([
  'copies.not-set-up',
  'mail.not-set-up',
  'access.link-unknown',
  'request.invalid',
  'access.device-unknown',
  'access.captain-unknown',
  'access.invitation-unknown',
  'access.account-unknown',
  'access.player-unknown',
  'access.member-unknown',
  'access.member-list-unknown',
  'backup.unknown',
  'backup.not-one',
  'book.not-one',
  'tournament.not-published',
  'import.no-file',
  'results-file.empty',
  'installation.verifying',
  'job.unknown',
  'push.none',
  'received.token-refused',
  'received.unknown',
  'session.unknown',
  'contest.unknown',
  'knockout.unknown',
  'player.unknown',
  'ruling.unknown',
]);
/** Addresses with nothing there: wildcards, a file that not every release of Swagger's page has, no logo, no site. */
const MAYBE_NOTHING = /\*$|\/LICENSE$|^\/api\/installation\/logo$|^\/sites\//;

let server: ServerUnderTest;
let askers: Record<Asker, Client>;
let tournament: string;

async function paired(organiser: Client, at: string, table: string): Promise<Client> {
  const sheet = await organiser.post(`/api/tournaments/${at}/devices/sheet`, {
    session: '1',
    tables: [table],
  });
  const device = server.client();
  await device.post('/api/devices/pair', { token: new URL(sheet.body.tables[0].link).hash.slice(1) });
  return device;
}

async function captainOfTeam(organiser: Client, at: string): Promise<Client> {
  const players = Array.from({ length: 4 }, () => crypto.randomUUID());
  const entry = crypto.randomUUID();
  await organiser.command(at, 'entries.register-team', { entry, players, captain: players[0] });
  // Reading the journal needs the team.
  await organiser.get(`/api/tournaments/${at}/entries?after=2`);
  const made = await organiser.post(`/api/tournaments/${at}/captains`, { entry });
  const captain = server.client();
  await captain.post('/api/captains/enter', { token: new URL(made.body.link).hash.slice(1) });
  return captain;
}

beforeAll(async () => {
  server = await serverUnderTest();
  const administrator = await server.organiser();
  const elsewhere = (await administrator.create('Elsewhere')).body.tournament;
  const stranger = await server.invited(administrator, elsewhere, 'organiser');
  const withoutRole = async (role: string) => {
    const client = await server.invited(administrator, elsewhere, role);
    const { person } = (await client.get('/api/session')).body;
    await administrator.command(elsewhere, 'tournament.revoke-role', { person: person.id, role });
    return client;
  };
  const player = await withoutRole('scorer');
  const organiser = await withoutRole('organiser');
  tournament = (await organiser.create('The matrix')).body.tournament;
  const roles = ['scorer', 'duplicator', 'director'] as const;
  const [scorer, duplicator, director] = await Promise.all(
    roles.map((role) => server.invited(organiser, tournament, role)),
  );
  askers = {
    public: server.client(),
    player,
    table: await paired(organiser, tournament, '7'),
    scorer: scorer!,
    duplicator: duplicator!,
    director: director!,
    organiser,
    stranger,
    stray: await paired(administrator, elsewhere, '7'),
    captain: await captainOfTeam(organiser, tournament),
    administrator,
  };
}, 120_000);
afterAll(() => server.stop());

function routes(): string[] {
  return routesOf(server.application.get(DiscoveryService, { strict: false })).map(
    ({ method, path }) => `${method} ${path}`,
  );
}

/** What Fastify serves, whoever has registered it. It draws a tree: each step inwards is four characters. */
function served(): string[] {
  const tree: string = server.application.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indentation, part, methods] = /^(.*?)[└├]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    if (indentation === undefined || part === undefined) return [];
    const depth = indentation.length / 4;
    // What lies below an address that answers itself is drawn without its stroke.
    const path = ((above[depth - 1] ?? '') + part).replace(/(?<!\/)\*$/, '/*');
    above[depth] = path;
    const own = (methods ?? '').split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return own.map((method) => `${method} ${path}`);
  });
}

async function isLetThrough(route: string, asker: Asker): Promise<boolean> {
  const [method, path] = route.split(' ') as [string, string];
  const address = path
    .replace(':tournament', tournament)
    .replace(/:(invitation|device|captain|signIn)$/, NOBODY)
    .replace(/:(account|somebody)/, NOBODY)
    .replace(':session', '1')
    .replace(':table', '7')
    .replace(':round', '1')
    .replace(':ruling', NOBODY)
    .replace(':board', '1')
    .replace(':contestant', 'A-1')
    .replace(':contest', '1')
    .replace('*', 'nothing-here');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const response = await askers[asker].raw(method, address, method === 'POST' ? NO_BODY : undefined, headers);
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body!.cancel();
    return true;
  }
  const text = await response.text();
  const code = /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text).code : undefined;
  if (REFUSALS.has(code)) return false;
  const nothingThere = MAYBE_NOTHING.test(path) && code === 'route.unknown';
  if (response.ok || nothingThere || ANSWERS.has(code)) return true;
  throw new Error(`${route} answers ${asker} ${response.status}: ${text}`);
}

it('has a row for every route and no other', () => {
  expect(routes().toSorted()).toEqual(Object.keys(MATRIX).toSorted());
});

it('has a row for everything that the document of the interface tells of, which tells of everything but pages', () => {
  const { paths } = describeInterface(server.application);
  const told = Object.entries(paths).flatMap(([address, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${address.replaceAll(/\{(\w+)\}/g, ':$1').replace(/:path$/, '*')}`,
    ),
  );
  const rows = Object.keys(MATRIX).filter((route) => / \/api\//.test(route));
  expect(told.toSorted()).toEqual(rows.toSorted());
});

it('leaves out nothing that is served', () => {
  const known = new Set([...Object.keys(MATRIX), ...DOCUMENTATION]);
  expect(served()).toEqual(expect.arrayContaining(DOCUMENTATION));
  expect(served().filter((route) => !known.has(route))).toEqual([]);
});

describe.each([
  ['a draft', 0],
  ['published', 1],
] as const)('while the tournament is %s', (_status, column) => {
  beforeAll(async () => {
    if (column === 1) await askers.organiser.command(tournament, 'tournament.publish');
  });

  // These end what the asker stands for: they have tests of their own below.
  const ends = new Set(['POST /api/sign-out', 'POST /api/devices/leave']);
  const rows = Object.entries(MATRIX).filter(([route]) => !ends.has(route));
  it.each(rows)('%s', async (route, row) => {
    const allowed: Asker[] = [];
    for (const asker of ASKERS) if (await isLetThrough(route, asker)) allowed.push(asker);
    expect(allowed.join(' ')).toBe(
      ASKERS.filter((asker) => row[column].split(' ').includes(asker)).join(' '),
    );
  });
});

describe('beside the matrix', () => {
  it.each(DOCUMENTATION)('lets everybody read %s', async (route) => {
    for (const asker of ASKERS) expect(await isLetThrough(route, asker)).toBe(true);
  });

  it("gives a draft's address the same answer as an unknown one", async () => {
    const stranger = askers.stranger;
    const draft = (await askers.organiser.create('Hidden')).body.tournament as string;
    const ask = async (id: string) => {
      const { status, body } = await stranger.get(`/api/tournaments/${id}`);
      return JSON.stringify([status, { ...body, instance: 'another request' }]);
    };
    expect(await ask(draft)).toBe(await ask(NOBODY));
    expect(await ask('not-an-id')).toBe(await ask(NOBODY));
  });

  it("has no route for the commands of the system's jobs", async () => {
    const body = { request: 1, hash: 'a'.repeat(64) };
    const answer = await askers.organiser.command(tournament, 'tournament.seal', body);
    expect([answer.status, answer.body.code]).toEqual([404, 'route.unknown']);
  });

  it('replays an answer to the one who gave the command only', async () => {
    const id = crypto.randomUUID();
    const body = { name: 'The matrix, renamed' };
    expect((await askers.organiser.command(tournament, 'tournament.rename', body, { id })).status).toBe(200);
    const replay = await askers.director.command(tournament, 'tournament.rename', body, { id });
    expect([replay.status, replay.body.code]).toEqual([403, 'access.role-required']);
  });

  it('refuses writes that come from another site', async () => {
    const headers = { origin: 'http://elsewhere.example' };
    const answer = await askers.organiser.command(
      tournament,
      'tournament.rename',
      { name: 'X' },
      { headers },
    );
    expect([answer.status, answer.body.code]).toEqual([403, 'access.origin-refused']);
  });

  it('ends a session with its sign-out', async () => {
    const client = await server.invited(askers.organiser, tournament, 'scorer');
    expect((await client.get('/api/session')).body.person.name).toMatch(/^scorer/);
    const before = client.cookie;
    expect((await client.post('/api/sign-out')).status).toBeLessThan(300);
    expect((await client.get('/api/session', { cookie: before })).body.person).toBeUndefined();
  });

  it('ends a phone of a table with its leaving, and lets everybody ask for that', async () => {
    const phone = await paired(askers.organiser, tournament, '5');
    const before = phone.cookie;
    for (const client of [phone, server.client()])
      expect((await client.post('/api/devices/leave')).status).toBe(200);
    expect((await phone.get('/api/session', { cookie: before })).body.device).toBeUndefined();
  });

  it('lets a table device stand for its table until the official seal', async () => {
    const organiser = askers.organiser;
    const sealed = (await organiser.create('Sealed')).body.tournament as string;
    const phone = await paired(organiser, sealed, '3');
    expect((await phone.get('/api/session')).body.device).toMatchObject({ tournament: sealed, table: '3' });
    await organiser.command(sealed, 'tournament.archive');
    await organiser.get(`/api/tournaments/${sealed}?after=4`);
    for (let look = 0; look < 600; look++) {
      if (!(await phone.get('/api/session')).body.device) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await phone.get('/api/session')).body.device).toBeUndefined();
  });
});
