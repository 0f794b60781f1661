/** One event of a server-sent stream. */
export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
  /** The id in force at this event, as `Last-Event-ID` would name it. */
  readonly id: string;
}

/** Reads a server-sent stream piece by piece (WHATWG HTML, 9.2.6), wherever the pieces are cut. */
export class EventStreamParser {
  private rest = '';
  private event = '';
  private data: string[] = [];
  private id = '';

  /** The events that this piece of text completes. */
  push(text: string): ServerSentEvent[] {
    this.rest += text;
    const completed: ServerSentEvent[] = [];
    for (;;) {
      const end = /\r\n|\n|\r(?!$)/.exec(this.rest);
      if (!end) return completed;
      const line = this.rest.slice(0, end.index);
      this.rest = this.rest.slice(end.index + end[0].length);
      const event = this.takeLine(line);
      if (event) completed.push(event);
    }
  }

  private takeLine(line: string): ServerSentEvent | undefined {
    if (line === '') return this.dispatch();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.event = value;
    else if (field === 'data') this.data.push(value);
    else if (field === 'id' && !value.includes('\0')) this.id = value;
    return undefined;
  }

  private dispatch(): ServerSentEvent | undefined {
    const { event, data, id } = this;
    this.event = '';
    this.data = [];
    return data.length === 0 ? undefined : { event: event || 'message', data: data.join('\n'), id };
  }
}
