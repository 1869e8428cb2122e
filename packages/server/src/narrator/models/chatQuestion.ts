import { messagesFor, withSchemaInWords } from './messages.ts';
import type { Omissible, Quirks } from './quirks.ts';
import type { Question } from './open.ts';
import type { AnswerSchema, CallOptions, ChatRequest, Endpoint } from './types.ts';

/** The request that asks a model for text. */
export function chatQuestion(
  endpoint: Endpoint,
  request: ChatRequest,
  { retries, stream }: Pick<CallOptions, 'retries'> & { readonly stream: boolean },
): Question {
  return {
    endpoint,
    model: request.model,
    routes: ['/chat/completions'],
    body: (quirks) => chatBody(request, quirks, { stream }),
    accept: stream ? 'text/event-stream' : 'application/json',
    asked: { forStructure: request.schema !== undefined, forPicture: false },
    retries,
  };
}

/** The body of a chat request in the form that this model accepts. */
function chatBody(
  { model, messages, maxTokens, temperature, topP, stop, schema }: ChatRequest,
  quirks: Quirks,
  { stream }: { readonly stream: boolean },
): Readonly<Record<string, unknown>> {
  const optional: Readonly<Partial<Record<Omissible, unknown>>> = {
    temperature,
    top_p: topP,
    stop,
    // without it servers do not count the tokens of a stream
    // (https://github.com/vllm-project/vllm/issues/7179)
    stream_options: stream ? { include_usage: true } : undefined,
  };
  const { structure } = quirks;
  const told = schema && structure !== 'json_schema' ? withSchemaInWords(messages, schema) : messages;
  return {
    model,
    messages: messagesFor(told, quirks),
    stream,
    [quirks.limit]: maxTokens,
    ...Object.fromEntries(
      Object.entries(optional).filter(([name]) => !quirks.omitted.includes(name as Omissible)),
    ),
    ...(schema && structure !== 'plain' && { response_format: formatOf(schema, structure) }),
  };
}

function formatOf({ name, schema }: AnswerSchema, structure: 'json_schema' | 'json_object') {
  return structure === 'json_schema'
    ? { type: structure, json_schema: { name, strict: true, schema } }
    : { type: structure };
}
