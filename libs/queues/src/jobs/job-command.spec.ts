import { commandIdOfJob } from './job-command.js';

describe('the command id of a job', () => {
  it('is a uuid of version 5', () => {
    expect(commandIdOfJob('seal-book-1', 'tournament.seal')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('is the same for ever, because the ledger remembers it', () => {
    expect(commandIdOfJob('seal-book-1', 'tournament.seal')).toBe('b7f6a0be-13ee-57b3-97cd-a72a55bcd0ec');
  });

  it('differs by job and by step', () => {
    const ids = [
      commandIdOfJob('seal-book-1', 'tournament.seal'),
      commandIdOfJob('seal-book-2', 'tournament.seal'),
      commandIdOfJob('seal-book-1', 'tournament.archive'),
    ];
    expect(new Set(ids).size).toBe(3);
  });
});
