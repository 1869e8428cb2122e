import type { ChatWire, WireMessage } from './exchange.ts';
import type { ProblemWords, Profile, ProfileName } from './profiles.ts';

const REASONING = /^(o\d|gpt-5)/;
/** Models with strict templates, by parts of their names. */
const ALTERNATING = /gemma|mistral|devstral/i;
const WITHOUT_SYSTEM = /gemma-?2/i;
const SYSTEM_FIRST = /qwen3\.[5-8]/i;

/** The text of llama.cpp before a template's error (https://github.com/ggml-org/llama.cpp/issues/19851). */
const TRACE = [
  '',
  '------------',
  'While executing CallExpression at line 189, column 32 in source:',
  `...== 0) %}↵            {{- raise_exception('After the opt...`,
  `${' '.repeat(70)}^`,
  'Error: Jinja Exception: ',
].join('\n');

/** Why a server would refuse a chat request; null if it accepts it. */
export function refuseChat(name: ProfileName, profile: Profile, body: ChatWire): ProblemWords | null {
  const missing = missingModel(profile, body);
  if (missing) return missing;
  if (name === 'openai') return openaiRefuses(body);
  if (name === 'lmstudio') return lmstudioRefuses(body);
  const words = templateRefuses(body.model ?? '', body.messages ?? []);
  if (words === null || profile.templateStatus === null) return null;
  return {
    status: profile.templateStatus,
    message: name === 'vllm' ? words : TRACE + words,
  };
}

function openaiRefuses({
  model = '',
  messages = [],
  response_format,
  ...body
}: ChatWire): ProblemWords | null {
  if (REASONING.test(model)) {
    if ('max_tokens' in body)
      return openaiSays(
        'max_tokens',
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'unsupported_parameter',
      );
    if ('temperature' in body && body['temperature'] !== 1)
      return openaiSays(
        'temperature',
        `Unsupported value: 'temperature' does not support ${String(body['temperature'])} with this model. Only the default (1) value is supported.`,
        'unsupported_value',
      );
    const param = ['top_p', 'stop'].find((each) => each in body);
    if (param !== undefined)
      return openaiSays(
        param,
        `Unsupported parameter: '${param}' is not supported with this model.`,
        'unsupported_parameter',
      );
  }
  if (typeOf(response_format) === 'json_object' && !/json/i.test(JSON.stringify(messages)))
    return openaiSays(
      'messages',
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      null,
    );
  return null;
}

const openaiSays = (param: string, message: string, code: string | null): ProblemWords => ({
  status: 400,
  message,
  param,
  code,
});

function lmstudioRefuses({ messages = [], response_format }: ChatWire): ProblemWords | null {
  if (messages.some(({ content }) => content === ''))
    return {
      status: 400,
      message: "'messages' array must only contain objects with a 'content' field that is not empty",
    };
  const type = typeOf(response_format);
  if (type === null || type === 'json_schema' || type === 'text') return null;
  return { status: 400, message: "'response_format.type' must be 'json_schema' or 'text'" };
}

function templateRefuses(model: string, messages: readonly WireMessage[]): string | null {
  const roles = messages.map(({ role }) => role);
  if (WITHOUT_SYSTEM.test(model) && roles.includes('system')) return 'System role not supported';
  if (SYSTEM_FIRST.test(model) && roles.lastIndexOf('system') > 0)
    return 'System message must be at the beginning.';
  const spoken = roles[0] === 'system' ? roles.slice(1) : roles;
  const alternates = spoken.every((role, at) => role === (at % 2 === 0 ? 'user' : 'assistant'));
  if (ALTERNATING.test(model) && !alternates)
    return /gemma/i.test(model)
      ? 'Conversation roles must alternate user/assistant/user/assistant/...'
      : 'After the optional system message, conversation roles must alternate user and assistant roles except for tool calls and results.';
  return null;
}

/** `gpt-image` models always answer in base64, and refuse the parameter for it. */
export function imageRefusalOf(name: ProfileName, profile: Profile, body: ChatWire): ProblemWords | null {
  const missing = missingModel(profile, body);
  if (missing) return missing;
  if (name !== 'openai' || !body.model?.startsWith('gpt-image') || !('response_format' in body)) return null;
  return {
    status: 400,
    message: "Unknown parameter: 'response_format'.",
    param: 'response_format',
    code: 'unknown_parameter',
  };
}

/** Servers of a single model accept every name. */
function missingModel({ unknownModel }: Profile, { model = '' }: ChatWire): ProblemWords | null {
  return model.startsWith('missing') && unknownModel ? unknownModel(model) : null;
}

function typeOf(format: unknown): string | null {
  if (typeof format !== 'object' || format === null || !('type' in format)) return null;
  return String(format.type);
}
