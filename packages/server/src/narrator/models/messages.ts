import type { Quirks } from './quirks.ts';
import type { AnswerSchema, ChatMessage } from './types.ts';

/** The user message before a conversation that begins with the assistant, for models that require it. */
const OPENING = 'Begin.';

/** The messages in the form that this model accepts. */
export function messagesFor(
  messages: readonly ChatMessage[],
  { system, alternates }: Pick<Quirks, 'system' | 'alternates'>,
): readonly ChatMessage[] {
  // LM Studio refuses empty ones (https://github.com/OpenBMB/ChatDev/issues/301)
  const said = messages.filter(({ content }) => content.trim() !== '');
  const placed = system === 'anywhere' ? said : withSystem(said, system);
  return alternates ? alternating(placed) : placed;
}

function withSystem(messages: readonly ChatMessage[], where: 'in_front' | 'in_user'): ChatMessage[] {
  const rules = messages.filter(({ role }) => role === 'system');
  const others = messages.filter(({ role }) => role !== 'system');
  if (rules.length === 0) return others;
  const joined = rules.map(({ content }) => content).join('\n\n');
  if (where === 'in_front') return [{ role: 'system', content: joined }, ...others];
  const [first, ...rest] = others;
  return first?.role === 'user'
    ? [join({ role: 'user', content: joined }, first), ...rest]
    : [{ role: 'user', content: joined }, ...others];
}

function alternating(messages: readonly ChatMessage[]): ChatMessage[] {
  const merged: ChatMessage[] = [];
  for (const message of messages) {
    const last = merged.at(-1);
    if (last?.role === message.role) merged[merged.length - 1] = join(last, message);
    else if (message.role === 'assistant' && last?.role !== 'user')
      merged.push({ role: 'user', content: OPENING }, message);
    else merged.push(message);
  }
  return merged;
}

const join = (first: ChatMessage, second: ChatMessage): ChatMessage => ({
  role: first.role,
  content: `${first.content}\n\n${second.content}`,
});

/**
 * Describes the form of the answer in words, for servers that cannot enforce it. OpenAI's `json_object` also
 * requires the word JSON (https://github.com/mem0ai/mem0/issues/3559).
 */
export function withSchemaInWords(
  messages: readonly ChatMessage[],
  { schema }: AnswerSchema,
): readonly ChatMessage[] {
  const words = `Answer with one JSON object and nothing else. It fits this JSON Schema: ${JSON.stringify(schema)}`;
  const last = messages.at(-1);
  return last?.role === 'user'
    ? [...messages.slice(0, -1), join(last, { role: 'user', content: words })]
    : [...messages, { role: 'user', content: words }];
}
