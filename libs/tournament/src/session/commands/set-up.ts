import { z } from 'zod';
import { USUAL_GAME } from '#cards';
import { sameData } from '#scoring';
import { accept, defineCommand, reject } from '../../command/command.js';
import { GAME_NAMES } from '../../games/games.js';
import { boardSetName, sessionName } from '../../journal/names.js';
import { restsOnSetUp, seenAt } from '../../journal/seen.js';
import { reasonNoted } from '../../command/reason-noted.js';
import { freeText } from '../../journal/texts.js';
import type { TournamentState } from '../../tournament/state.js';
import { DEFAULT_SESSION_SETTINGS, sessionEvents, sessionSettings, type SessionSettings } from '../events.js';
import { calendarDay } from '../day.js';
import { isCalledApart, notToBeCalledApart } from '../called-rounds.js';
import { notInSetUp, notOpen, notRunning, notUnderWay } from '../guards.js';
import { boardSettingsOf } from '../section/section-data.js';
import { methodOf, methodWanted } from '../method.js';
import type { SessionState } from '../state.js';
import { usesOfSession } from '../streams.js';

const access = { roles: ['organiser', 'director'] } as const;

/** Settings as asked for: a method or a day that is not named stays; null takes the day away. */
const settingsWanted = z.strictObject({
  ...sessionSettings.shape,
  method: methodWanted.optional(),
  day: calendarDay.nullable().optional(),
});
type SettingsWanted = z.infer<typeof settingsWanted>;

const { method: _method, ...ELSE } = DEFAULT_SESSION_SETTINGS;

export const createSession = defineCommand({
  name: 'session.create',
  summary: 'Create a session',
  access,
  body: z.strictObject({
    session: sessionName,
    game: z.enum(GAME_NAMES).default(USUAL_GAME),
    boardSet: boardSetName.optional(),
    settings: settingsWanted.default(ELSE),
  }),
  uses: usesOfSession,
  decide({ session: id, game, boardSet, settings: wanted }, { tournament, session }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (session.status !== 'none') return reject({ code: 'session.exists' });
    const { day, ...others } = wanted;
    const settings = {
      ...others,
      method: wanted.method ?? tournament.settings.method,
      ...(day && { day }),
    };
    return accept({
      session: [sessionEvents.created({ session: id, game, boardSet: boardSet ?? id, settings })],
    });
  },
});

export const abandonSession = defineCommand({
  name: 'session.abandon',
  summary: 'Delete a session created by mistake, before it starts; its number becomes free',
  access,
  body: z.strictObject({ session: sessionName, at: seenAt, reason: freeText.optional() }),
  uses: usesOfSession,
  restsOn: restsOnSetUp,
  decide({ session: id, reason }, { tournament, session }, context) {
    const refused = notInSetUp(tournament, session);
    if (refused) return refused;
    const { reference, notes } = reasonNoted(context, reason);
    return accept({ session: [sessionEvents.abandoned({ session: id, ...reference })] }, { notes });
  },
});

/** Whether two settings score and rank alike: the clock, what is asked about boards and the day apart, all of them. */
function scoresAlike(one: SessionSettings, other: SessionSettings): boolean {
  return sameData(one.method, other.method) && one.scored === other.scored && one.ranked === other.ranked;
}

function calledAlike(one: SessionSettings, other: SessionSettings): boolean {
  return isCalledApart({ settings: one }) === isCalledApart({ settings: other });
}

function alike(one: SessionSettings, other: SessionSettings): boolean {
  return (
    scoresAlike(one, other) &&
    calledAlike(one, other) &&
    one.day === other.day &&
    sameData(one.clock, other.clock) &&
    sameData(boardSettingsOf(one), boardSettingsOf(other))
  );
}

/** The settings that come of what is wanted; what is not named stays, as does the method that holds. */
function settingsFrom(
  { method, boards, day, ...others }: SettingsWanted,
  { settings }: SessionState,
  tournament: TournamentState,
): SessionSettings {
  const same = method === undefined || sameData(method, methodOf(tournament.settings, settings));
  const asked = boards ?? settings.boards;
  const on = day === undefined ? settings.day : day;
  return {
    ...others,
    method: same ? settings.method : method,
    ...(asked && { boards: asked }),
    ...(on && { day: on }),
  };
}

export const configureSession = defineCommand({
  name: 'session.configure',
  summary:
    'Set scoring, ranking, timing and board options of a session. After the start, only the time of later rounds, the boards and the day can change',
  access,
  body: z.strictObject({ session: sessionName, settings: settingsWanted, at: seenAt }),
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'scoring', session }],
  decide({ session: id, settings: wanted }, { tournament, session }) {
    const refused = notUnderWay(tournament, session);
    if (refused) return refused;
    const settings = settingsFrom(wanted, session, tournament);
    const frozen = !scoresAlike(settings, session.settings) || !calledAlike(settings, session.settings);
    if (session.status === 'running' && frozen) return reject({ code: 'session.settings-frozen' });
    const together = notToBeCalledApart({ settings, sections: session.sections });
    if (together) return together;
    if (alike(settings, session.settings)) return accept({});
    return accept({ session: [sessionEvents.configured({ session: id, settings })] });
  },
});

export const amendSessionSettings = defineCommand({
  name: 'session.amend-settings',
  summary: 'Change scoring, ranking and timing of a started session, with a reason',
  access,
  body: z.strictObject({ session: sessionName, settings: settingsWanted, at: seenAt, reason: freeText }),
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'scoring', session }],
  decide({ session: id, settings: wanted, reason }, { tournament, session }, context) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    const settings = settingsFrom(wanted, session, tournament);
    // Rounds that were called cannot be shared out between the sections.
    if (!calledAlike(settings, session.settings)) return reject({ code: 'session.settings-frozen' });
    if (alike(settings, session.settings)) return accept({});
    const note = context.note(reason);
    return accept(
      { session: [sessionEvents.configured({ session: id, settings, reason: note.reference })] },
      { notes: [note] },
    );
  },
});
