/** What was asked for is not there: an error with a stable code that has words. */
export class NotThere extends Error {
  readonly code:
    | 'session.unknown'
    | 'session.table-unknown'
    | 'session.board-unknown'
    | 'session.contestant-unknown'
    | 'session.protocol-unpublished'
    | 'sheet.no-sheets'
    | 'sheet.nobody-there'
    | 'sheet.before-oneself'
    | 'player.unknown'
    | 'ruling.unknown'
    | 'team.none'
    | 'entries.unknown'
    | 'contest.unknown'
    | 'knockout.unknown';
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: NotThere['code'], params: NotThere['params'] = {}) {
    super(code);
    this.name = 'NotThere';
    this.code = code;
    this.params = params;
  }
}
