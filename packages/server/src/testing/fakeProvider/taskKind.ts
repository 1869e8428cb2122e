import type { ChatWire } from './exchange.ts';

export type TaskKind = 'narrate' | 'phrases' | 'interpret' | 'facts' | 'summary';

/** The kind of a request, by the schema of its answer and by its last message. */
export function taskKindOf({ messages = [], response_format }: ChatWire): TaskKind {
  const task = messages.at(-1)?.content ?? '';
  const form = JSON.stringify(response_format ?? '') + task;
  if (/\\?"way\\?"/.test(form)) return 'interpret';
  if (/\\?"facts\\?"/.test(form)) return 'facts';
  if (/\\?"phrases\\?"/.test(form)) return 'phrases';
  return /<turns\b/.test(task) ? 'summary' : 'narrate';
}
