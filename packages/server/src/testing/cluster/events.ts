export interface Told {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The events of a response as they arrive. */
export async function* parseEvents({ body }: Response): AsyncGenerator<Told> {
  let unread = '';
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    unread += chunk;
    const parts = unread.split('\n\n');
    unread = parts.pop() ?? '';
    for (const part of parts) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
      const event = field('event');
      if (event) yield { event, data: JSON.parse(field('data') ?? 'null') as Told['data'] };
    }
  }
}
