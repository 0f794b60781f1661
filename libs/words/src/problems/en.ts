/**
 * Problems in English, by their stable codes: what is wrong and what would be right. Words in braces are the
 * problem's parameters.
 */
export const en = {
  'tournament.unknown': 'There is no such tournament: check the address.',
  'tournament.exists': 'This tournament exists already: open it, or create another with a new command id.',
  'tournament.archived':
    'The tournament is archived and its book is closed: only seals can still be asked for.',
  'tournament.already-published': 'The tournament is published already: there is nothing left to do.',
  'tournament.already-archived': 'The tournament is archived already: there is nothing left to do.',
  'tournament.last-organiser': 'This is the last organiser: make somebody else organiser first.',
  'tournament.role-not-held': 'This person does not hold the role {role}: choose a role that is held.',
  'tournament.seal-not-owed': 'Line {request} does not ask for a seal: name the line that does.',
  'tournament.text-unknown': 'There is no such text in this tournament, or it has been erased already.',
  'command.unknown': 'There is no command {name}: see /api/docs for those there are.',
  'command.id-missing': 'A command needs the header Idempotency-Key with a uuid of its own: send one.',
  'command.id-reused': 'This command id was used for another command: send a new one with a new id.',
  'command.stale-version':
    'Somebody else changed this in the meantime: look at it again, then repeat the command.',
  'command.version-invalid':
    'The header Expected-Version takes a whole number from 0: send one, or leave it out.',
  'request.invalid': '{path}: {issue}',
  'request.not-json':
    'The body is not JSON that can be read: send a JSON object with Content-Type application/json.',
  'request.too-large': 'The request is too large: keep it to {limit} bytes.',
  'request.text-refused': 'A text or number at {path} cannot be stored: {issue}.',
  'request.too-many': 'Too many requests from here: wait a little, then try again.',
  'route.unknown': 'There is nothing at this address: see /api/docs for what there is.',
  'position.invalid':
    'A position is a whole number from 1, a time is written like 2026-11-21T18:30:00Z: send one of them.',
  'position.before-book': 'The book begins later, at {begins}: ask for a time from then on.',
  'position.beyond-head': 'The book ends at line {head}: ask for a position up to there.',
  'projection.behind': 'The answer is not ready yet: try again in a moment.',
  'projection.stopped': 'This tournament holds a line that this version cannot read: update the program.',
  'stream.too-many': 'Too many live pages are open from here: close some, then try again.',
  'server.starting': 'The server is not ready yet: try again in a moment.',
  'server.failed':
    'Something went wrong on the server and nothing was written: try again, and tell the organiser if it stays.',
  'server.unsure':
    'The connection to the database broke: send the same command again, it will be carried out once.',
  'access.sign-in-required': 'Only people who are signed in can do this: sign in first.',
  'access.sign-in-failed': 'The login or the password is wrong: check both and try again.',
  'access.role-required': 'Your role in this tournament does not allow this: ask an organiser for it.',
  'access.creating-not-allowed':
    'You may not create tournaments: ask an organiser to invite you as organiser.',
  'access.device-required': "Only a table's own device can do this: scan the code of the table first.",
  'access.origin-refused': 'This request came from another site: use the pages of this server.',
  'access.password-refused':
    'This password cannot be used: choose one of 10 to 200 characters that is not the login.',
  'access.password-wrong': 'The present password is wrong: type it again.',
  'access.login-taken': 'This login is already taken: choose another, or sign in first.',
  'access.too-many-attempts': 'There were too many attempts: try again in {retryAfter} s.',
  'access.busy': 'Too many people are signing in at this moment: try again in a few seconds.',
  'access.set-up-done': 'The first organiser has already been set up: sign in instead.',
  'access.link-unknown': 'This link is not known here: ask for a new one.',
  'access.link-used': 'This link has already been used: ask for a new one.',
  'access.link-expired': 'This link has expired: ask for a new one.',
  'access.link-revoked': 'This link has been taken back: ask for a new one.',
  'access.code-wrong': 'This code is wrong or no longer valid: check it, or ask for a new one.',
  'access.role-already-held': 'You already hold this role: leave the link to the person it is meant for.',
  'access.invitation-unknown': 'There is no such invitation in this tournament.',
  'access.invitation-used': 'This invitation has been accepted: take the role away instead.',
  'access.device-unknown': 'There is no such device in this tournament.',
} as const;

/** Every stable code of a problem: what is refused, by whatever part of the program. */
export type ProblemCode = keyof typeof en;
