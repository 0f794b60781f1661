import { z } from 'zod';
import { sameData } from '#scoring';
import { accept, defineCommand, reject, TOURNAMENT_ROLES } from '../../command/command.js';
import { methodWanted } from '../../session/method.js';
import { seenAt } from '../../journal/seen.js';
import { freeText } from '../../journal/texts.js';
import { tournamentEvents } from '../events.js';
import {
  regulationWanted,
  rulingsPublication,
  sealsByItself,
  tournamentName,
  tournamentSettings,
} from '../settings.js';
import { notToBeSealed, streamsToSeal, unseenAppeals } from './official-seal.js';
import { rulingId } from '../../ruling/events.js';
import { lastOfficialSeal, rolesOf, type TournamentState, tournamentStream } from '../state.js';

const uses = () => ({ tournament: tournamentStream });
const person = z.uuid().meta({ description: 'Person id' });
const role = z.enum(TOURNAMENT_ROLES);
const appealsSeen = z.array(rulingId).max(500).default([]).meta({
  description: 'Rulings with open appeals known to the sender; any other open appeal must be reviewed first',
});
const settingsWanted = z.strictObject({
  ...tournamentSettings.shape,
  method: methodWanted,
  regulation: regulationWanted,
});

/** What prevents changing a tournament at all, if anything. */
function unchangeable({ status }: TournamentState) {
  if (status === 'none') return reject({ code: 'tournament.unknown' });
  if (status === 'archived') return reject({ code: 'tournament.archived' });
  return undefined;
}

export const createTournament = defineCommand({
  name: 'tournament.create',
  summary: 'Create a tournament; you become its organiser',
  access: 'may-create-tournaments',
  opensJournal: true,
  body: z.strictObject({ name: tournamentName }),
  uses,
  decide({ name }, { tournament }, { actor }) {
    if (tournament.status !== 'none') return reject({ code: 'tournament.exists' });
    const organiser = actor.replace(/^person:/, '');
    return accept({ tournament: [tournamentEvents.created({ name, organiser })] });
  },
});

export const renameTournament = defineCommand({
  name: 'tournament.rename',
  summary: 'Rename the tournament',
  access: { roles: ['organiser'] },
  body: z.strictObject({ name: tournamentName, at: seenAt }),
  uses,
  restsOn: () => [{ of: 'settings', what: 'name' }],
  decide({ name }, { tournament }) {
    return (
      unchangeable(tournament) ??
      accept(name === tournament.name ? {} : { tournament: [tournamentEvents.renamed({ name })] })
    );
  },
});

export const publishTournament = defineCommand({
  name: 'tournament.publish',
  summary: 'Publish the tournament; it becomes visible to everyone',
  access: { roles: ['organiser'] },
  body: z.strictObject({ at: seenAt }),
  uses,
  restsOn: () => [{ of: 'results' }],
  decide(_body, { tournament }) {
    if (tournament.status === 'published') return reject({ code: 'tournament.already-published' });
    return unchangeable(tournament) ?? accept({ tournament: [tournamentEvents.published({})] });
  },
});

export const chooseSettings = defineCommand({
  name: 'tournament.choose-settings',
  summary: 'Set the tournament settings before the first session starts',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ settings: settingsWanted, at: seenAt }),
  uses,
  restsOn: () => [{ of: 'settings', what: 'rules' }],
  decide({ settings }, { tournament }) {
    if (tournament.started) return reject({ code: 'tournament.settings-frozen' });
    const refused = unchangeable(tournament);
    if (refused) return refused;
    return accept(
      sameData(settings, tournament.settings)
        ? {}
        : { tournament: [tournamentEvents.settingsChosen({ settings })] },
    );
  },
});

export const amendSettings = defineCommand({
  name: 'tournament.amend-settings',
  summary: 'Change the settings of a started tournament, with a reason',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ settings: settingsWanted, at: seenAt, reason: freeText }),
  uses,
  restsOn: () => [{ of: 'settings', what: 'rules' }],
  decide({ settings, reason }, { tournament }, context) {
    if (tournament.status !== 'none' && !tournament.started)
      return reject({ code: 'tournament.not-started' });
    const refused = unchangeable(tournament);
    if (refused) return refused;
    if (sameData(settings, tournament.settings)) return accept({});
    const note = context.note(reason);
    const amended = tournamentEvents.settingsAmended({ settings, reason: note.reference });
    return accept({ tournament: [amended] }, { notes: [note] });
  },
});

export const publishRulings = defineCommand({
  name: 'tournament.publish-rulings',
  summary:
    'Publish rulings with or without names, or stop publishing them. Players always see rulings that concern them',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ as: rulingsPublication, at: seenAt }),
  uses,
  restsOn: () => [{ of: 'rulings' }, { of: 'settings', what: 'rulings-publication' }],
  decide({ as }, { tournament }) {
    return (
      unchangeable(tournament) ??
      accept(
        as === tournament.publishedRulings ? {} : { tournament: [tournamentEvents.rulingsPublished({ as })] },
      )
    );
  },
});

export const archiveTournament = defineCommand({
  name: 'tournament.archive',
  summary: 'Archive the tournament: its journal is closed and officially sealed',
  access: { roles: ['organiser'] },
  body: z.strictObject({ appeals: appealsSeen, at: seenAt, reason: freeText.optional() }),
  uses,
  restsOn: () => [{ of: 'results' }, { of: 'rulings' }],
  also: (_body, { tournament }, also) => streamsToSeal(tournament, also),
  unchecked: () => true,
  appeals: () => true,
  decide({ appeals, reason }, { tournament }, context, also) {
    if (tournament.status === 'archived') return reject({ code: 'tournament.already-archived' });
    const refused = unchangeable(tournament);
    if (refused) return refused;
    if (tournament.playing.length > 0) {
      return reject({ code: 'tournament.sessions-open', sessions: tournament.playing.join(', ') });
    }
    const open = notToBeSealed(tournament, also, context) ?? unseenAppeals(appeals, context);
    if (open) return open;
    const note = reason === undefined ? undefined : context.note(reason);
    const archived = tournamentEvents.archived(note ? { reason: note.reference } : {});
    const sealRequested = tournamentEvents.sealRequested({ kind: 'official' });
    return accept({ tournament: [archived, sealRequested] }, { notes: note ? [note] : [] });
  },
});

export const grantRole = defineCommand({
  name: 'tournament.grant-role',
  summary: 'Accept a role by invitation; roles are never given without consent',
  access: { roles: ['organiser'], inside: true },
  body: z.strictObject({ person, role }),
  uses,
  decide({ person: holder, role: granted }, { tournament }) {
    const held = rolesOf(tournament, holder).has(granted);
    return (
      unchangeable(tournament) ??
      accept(held ? {} : { tournament: [tournamentEvents.roleGranted({ person: holder, role: granted })] })
    );
  },
});

function organisers(state: TournamentState): number {
  return Object.values(state.roles).filter((roles) => roles.includes('organiser')).length;
}

export const revokeRole = defineCommand({
  name: 'tournament.revoke-role',
  summary: 'Remove a person’s role in the tournament',
  access: { roles: ['organiser'] },
  body: z.strictObject({ person, role }),
  uses,
  decide({ person: holder, role: revoked }, { tournament }) {
    if (tournament.status === 'none') return reject({ code: 'tournament.unknown' });
    if (!rolesOf(tournament, holder).has(revoked)) {
      return reject({ code: 'tournament.role-not-held', role: revoked });
    }
    if (revoked === 'organiser' && organisers(tournament) === 1) {
      return reject({ code: 'tournament.last-organiser' });
    }
    return accept({ tournament: [tournamentEvents.roleRevoked({ person: holder, role: revoked })] });
  },
});

export const requestSeal = defineCommand({
  name: 'tournament.request-seal',
  summary:
    'Request a seal of the journal as it is now: provisional at any time, official once nothing is open, revised if it replaces an official seal',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    kind: z
      .enum(['provisional', 'official'])
      .optional()
      .meta({ description: 'Default: provisional, or revised once the tournament is archived' }),
    appeals: appealsSeen,
    at: seenAt,
  }),
  uses,
  restsOn: () => [{ of: 'results' }, { of: 'rulings' }],
  also: ({ kind }, { tournament }, also): ReturnType<typeof streamsToSeal> =>
    kind === 'official' ? streamsToSeal(tournament, also) : {},
  unchecked: ({ kind }) => kind === 'official',
  appeals: ({ kind }) => kind === 'official',
  decide({ kind: asked, appeals }, { tournament }, context, also) {
    const { status, seals } = tournament;
    if (status === 'none') return reject({ code: 'tournament.unknown' });
    if (asked === 'official' || (asked === undefined && status === 'archived')) {
      const open = asked && (notToBeSealed(tournament, also, context) ?? unseenAppeals(appeals, context));
      if (open) return open;
      const again = status === 'archived' || seals.some(({ kind }) => kind === 'official');
      const kind = again ? 'amended' : 'official';
      return accept({ tournament: [tournamentEvents.sealRequested({ kind })] });
    }
    return accept({ tournament: [tournamentEvents.sealRequested({ kind: 'provisional' })] });
  },
});

export const requestDueSeal = defineCommand({
  name: 'tournament.request-due-seal',
  summary:
    'Request the official seal once the correction period is over and nothing is open, or a revised one after a later change',
  access: 'system',
  body: z.strictObject({
    kind: z.enum(['official', 'amended']),
    after: z.int().positive().meta({ description: 'Last journal entry that changed the sealed content' }),
  }),
  uses,
  also: (_body, { tournament }, also) => streamsToSeal(tournament, also),
  unchecked: () => true,
  appeals: () => true,
  decide({ kind, after }, { tournament }, context, also) {
    const { status, settings } = tournament;
    if (status === 'none') return reject({ code: 'tournament.unknown' });
    const isDue =
      status !== 'archived' && sealsByItself(settings.regulation) && lastOfficialSeal(tournament) < after;
    if (!isDue) return accept({});
    return (
      notToBeSealed(tournament, also, context) ??
      unseenAppeals([], context) ??
      accept({ tournament: [tournamentEvents.sealRequested({ kind, after })] })
    );
  },
});

export const sealTournament = defineCommand({
  name: 'tournament.seal',
  summary: 'Set a requested seal',
  access: 'system',
  body: z.strictObject({ request: z.int().positive(), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  uses,
  decide({ request, hash }, { tournament }) {
    const pending = tournament.seals.find((seal) => seal.request === request);
    if (!pending) return reject({ code: 'tournament.seal-not-owed', request });
    return accept(
      pending.hash !== null
        ? {}
        : { tournament: [tournamentEvents.sealed({ kind: pending.kind, request, hash })] },
    );
  },
});

export const eraseText = defineCommand({
  name: 'tournament.erase-text',
  summary: 'Erase a free text permanently; its journal entry keeps only a salted hash',
  access: { roles: ['organiser'] },
  body: z.strictObject({ text: z.uuid() }),
  uses,
  decide({ text }, { tournament }) {
    if (tournament.status === 'none') return reject({ code: 'tournament.unknown' });
    return accept({ tournament: [tournamentEvents.textErased({ text })] }, { eraseTexts: [text] });
  },
});
