export interface SentEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** Yields events until the stream ends, or the connection is lost. */
export async function* sentEvents({ body }: Response): AsyncGenerator<SentEvent> {
  let unread = '';
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    unread += chunk;
    const parts = unread.split('\n\n');
    unread = parts.pop() ?? '';
    for (const part of parts) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
      const event = field('event');
      if (event) yield { event, id: field('id'), data: JSON.parse(field('data') ?? 'null') as unknown };
    }
  }
}
