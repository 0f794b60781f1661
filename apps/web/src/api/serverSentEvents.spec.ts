import { EventStreamParser } from './serverSentEvents.js';

function read(...pieces: string[]) {
  const parser = new EventStreamParser();
  return pieces.flatMap((piece) => parser.push(piece));
}

describe('a server-sent stream', () => {
  const whole = 'retry: 1000\n\n: heartbeat\n\nevent: line\nid: 7\ndata: {"position":7}\n\n';
  const line = { event: 'line', id: '7', data: '{"position":7}' };

  it('gives its events, not its comments and settings', () => expect(read(whole)).toEqual([line]));

  it('is read alike wherever it is cut', () => {
    for (let cut = 0; cut <= whole.length; cut += 1) {
      expect(read(whole.slice(0, cut), whole.slice(cut))).toEqual([line]);
    }
  });

  it.each(['\r\n', '\r'])('may end its lines with %j', (end) => {
    const text = `${whole.replaceAll('\n', end)}:${end}`;
    for (let cut = 0; cut <= text.length; cut += 1) {
      expect(read(text.slice(0, cut), text.slice(cut))).toEqual([line]);
    }
  });

  it('joins lines of data and takes one space after the colon away', () => {
    expect(read('data: first\ndata:  second\ndata\n\n')).toEqual([
      { event: 'message', id: '', data: 'first\n second\n' },
    ]);
  });

  it('keeps the id for the events that follow, and forgets the name', () => {
    expect(read('id: 3\nevent: closed\ndata: a\n\ndata: b\n\n')).toEqual([
      { event: 'closed', id: '3', data: 'a' },
      { event: 'message', id: '3', data: 'b' },
    ]);
  });

  it('gives nothing for an event that is not complete', () => expect(read('data: cut off\n')).toEqual([]));
});
