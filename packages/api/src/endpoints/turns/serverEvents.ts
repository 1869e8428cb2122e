/** One server-sent event, as it was sent. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
  /** The last id so far, from this event or an earlier one. */
  readonly id: string;
}

const LINE_END = /\r\n|\r|\n/g;

/** Parses server-sent events from chunks of any size, as in the HTML standard. Ignores incomplete events. */
export function createEventReader(onEvent: (event: ServerEvent) => void): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder();
  let unread = '';
  let id = '';
  let event = '';
  let data: string[] = [];

  function readField(line: string): void {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
  }

  function endEvent(): void {
    const read = { event: event === '' ? 'message' : event, data: data.join('\n'), id };
    const isEmpty = data.length === 0;
    event = '';
    data = [];
    if (!isEmpty) onEvent(read);
  }

  return (bytes) => {
    unread += decoder.decode(bytes, { stream: true });
    let start = 0;
    for (const { 0: lineEnd, index } of unread.matchAll(LINE_END)) {
      // a carriage return at the end may be half of a line break
      if (lineEnd === '\r' && index === unread.length - 1) break;
      const line = unread.slice(start, index);
      start = index + lineEnd.length;
      if (line === '') endEvent();
      else readField(line);
    }
    unread = unread.slice(start);
  };
}
