import { TOURNAMENT_ROLES } from '#tournament';
import { z } from 'zod';
import { SECRET_TOKEN } from './sign-in/secret-token.js';
import { displayName, newLogin } from './sign-in/login.js';
import { groupName } from './people/clubs.js';
import { sessionName, PAIRED_AS, TABLE_SIDES, tableName } from './rights/table-place.js';

/** Lengths only: what a new password must be is decided together with its login. */
const password = z.string().max(1000, 'password.too-long');
const typedLogin = z.string().max(256, 'login.too-long');
const token = z.string().min(1, 'link.incomplete').max(200, 'link.incomplete');

export const setUpBody = z.strictObject({ token, name: displayName, login: newLogin, password });

/** A code of a second factor as it is typed. */
const secondFactorCode = z.string().min(1).max(64, 'code.too-long');

export const signInBody = z.strictObject({
  login: typedLogin,
  password,
  code: secondFactorCode.optional().meta({
    description: 'A code of the second factor, or a recovery code, if the account has one',
  }),
});

export const passwordBody = z.strictObject({ current: password, next: password });

export const invitationBody = z.strictObject({ role: z.enum(TOURNAMENT_ROLES) });

/** By a code that is read out nobody becomes an organiser. */
export const invitationCodeBody = z.strictObject({ role: z.enum(TOURNAMENT_ROLES).exclude(['organiser']) });

/** A code as it is typed. */
export const takeUpBody = z.strictObject({ code: z.string().min(1).max(64, 'code.too-long') });

/** With name, login and password an account is made; without them the signed-in person accepts. */
export const acceptInvitationBody = z
  .strictObject({
    token,
    name: displayName.optional(),
    login: newLogin.optional(),
    password: password.optional(),
  })
  .refine(
    ({ name, login, password }) =>
      new Set([name, login, password].map((each) => each === undefined)).size === 1,
    'account.incomplete',
  );

const tableNames = z
  .array(tableName)
  .min(1, 'tables.none')
  .max(500, 'tables.too-many')
  .refine((tables) => new Set(tables).size === tables.length, 'tables.repeated');

/** Left out, cards printed earlier go on working. */
const endsEarlier = z
  .literal(true)
  .optional()
  .meta({ description: 'Existing cards of these tables stop working' });

export const sheetBody = z.strictObject({ session: sessionName, tables: tableNames, endsEarlier });

/** Cards that last for a season: of whom, and for which tables. */
export const lastingSetBody = z.strictObject({
  name: z.string().trim().min(1, 'cards.no-name').max(60, 'cards.name-too-long'),
  tables: tableNames,
});

/** Further cards of a set that is there. */
export const lastingCardsBody = z.strictObject({ tables: tableNames, endsEarlier });

/** The session whose tables lasting cards are to be from now on. */
export const bindCardsBody = z.strictObject({ session: sessionName });

export const codeBody = z.strictObject({ session: sessionName, table: tableName });

/** The side that is to have a device of its own beside the table's. */
export const besideBody = z.strictObject({ side: z.enum(TABLE_SIDES) });

/** What a phone answers to another one that asks for its place. */
export const makeRoomBody = z.strictObject({ request: z.uuid(), makesRoom: z.boolean() });

/** Either the token of a table's link or a code from the director's screen. */
export const pairBody = z
  .strictObject({
    token: token.optional(),
    code: z.string().max(64, 'code.too-long').optional(),
    as: z.enum(PAIRED_AS).optional().meta({
      description:
        'If another phone is already linked to the table, take its place or serve one side only. If left out, no phone is asked',
    }),
    request: z.uuid().optional().meta({
      description:
        'A new id, under which the phone that is already linked is asked to make room. Send the same request again until that phone has answered',
    }),
  })
  .refine(({ token, code }) => (token === undefined) !== (code === undefined), 'pairing.one-of-two');

/** The team whose captain is to hand in its line-ups. */
export const captainLinkBody = z.strictObject({
  entry: z.uuid().transform((id) => id.toLowerCase()),
});

export const captainBody = z.strictObject({ token });

/** A player's name and, where there is one, the number by which a federation knows them. */
export const playerBody = z.strictObject({
  name: displayName,
  memberNumber: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}./-]{1,20}$/u, 'member-number.malformed')
    .nullable()
    .optional()
    .meta({ description: 'Unchanged if left out' }),
});

/** What players enter themselves: the browser makes the id and the token of their link. */
export const entryRequestBody = z.strictObject({
  entry: z.uuid().toLowerCase(),
  players: z.array(displayName).min(1).max(6),
  token: z.string().regex(SECRET_TOKEN),
});

/** The token of a link to what players have entered themselves. */
export const ownRequestBody = z.strictObject({ token });

/** Names, as a list has them, of whom some may be known. */
export const knownPlayersBody = z.strictObject({
  players: z
    .array(z.strictObject({ name: z.string().max(200), memberNumber: z.string().max(40).optional() }))
    .max(1_000),
  /** Names of clubs, of which is asked whether they are on the list. */
  clubs: z.array(z.string().max(200)).max(1_000).optional(),
});

/** Whom a phone has picked of those that it found. */
export const seatPickBody = z.strictObject({ pick: z.string().max(200) });

/** Players by their ids. */
export const playerIdsBody = z.strictObject({
  players: z.array(z.uuid().transform((id) => id.toLowerCase())).max(4_000),
});

/** Which player an account is; null: none. */
export const ownPlayerBody = z.strictObject({
  player: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .nullable(),
});

/** Rights of an account to be made. */
export const accountLinkBody = z.strictObject({
  mayCreateTournaments: z.boolean(),
  administers: z.boolean(),
});

/** What changes about an account; what is left out stays. */
export const accountBody = z.strictObject({
  name: displayName.optional(),
  mayCreateTournaments: z.boolean().optional(),
  administers: z.boolean().optional(),
  closed: z.boolean().optional(),
});

/** What is written down of a club. */
export const clubBody = z.strictObject({
  name: groupName,
  short: groupName.nullable(),
  country: groupName.nullable(),
});

/** What an administrator changes about a player; what is left out stays. */
export const playerChangeBody = z.strictObject({
  name: displayName.optional(),
  memberNumber: playerBody.shape.memberNumber.unwrap().optional(),
  club: groupName.nullable().optional(),
});

/** The record that another one is merged into. */
export const mergeBody = z.strictObject({ into: z.uuid().transform((id) => id.toLowerCase()) });

/** The token of a link to an account or to a new password. */
export const accountTokenBody = z.strictObject({ token });

export const newPasswordBody = z.strictObject({ token, password });

/** The password once more, before what cannot be undone. */
export const confirmedBody = z.strictObject({ password });

export const secondFactorBody = z.strictObject({ code: secondFactorCode });

export const secondFactorOffBody = z.strictObject({ password, code: secondFactorCode });

/** Whether organisers and administrators must have a second factor. */
export const secondFactorRequiredBody = z.strictObject({ required: z.boolean() });
