import { describe, expect, it } from 'vitest';
import { ModelError } from './ModelError.ts';
import { learnFrom, type Quirks, quirksOf } from './quirks.ts';

const USUAL = quirksOf({ baseUrl: 'http://models.example/v1', apiKey: null }, 'any');
const IN_CHAT = { forStructure: false, forPicture: false };

const refusal = (status: number, detail: string): ModelError =>
  new ModelError('http', 'refused', { status, detail });

/** Real messages of servers, as people report them. */
const SAYINGS: readonly (readonly [string, number, string, Partial<Quirks>])[] = [
  [
    'https://github.com/teilomillet/gollm/issues/33',
    400,
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead. max_tokens",
    { limit: 'max_completion_tokens' },
  ],
  [
    'https://github.com/QwenLM/qwen-code/issues/921',
    400,
    "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
    { omitted: ['temperature'] },
  ],
  [
    'https://github.com/XCNXNXNX/dsh-portable-tavern/issues/1',
    400,
    'invalid temperature: only 1 is allowed for this model',
    { omitted: ['temperature'] },
  ],
  [
    'https://github.com/lobehub/lobehub/pull/7747',
    400,
    "Unsupported parameter: 'top_p' is not supported with this model. (request id: 2025050875) top_p",
    { omitted: ['top_p'] },
  ],
  [
    'https://github.com/huggingface/smolagents/issues/1671',
    400,
    "Unsupported parameter: 'stop' is not supported with this model. stop",
    { omitted: ['stop'] },
  ],
  [
    'https://github.com/vercel/ai/pull/1578',
    400,
    "property 'stream_options' is unsupported, did you mean 'stream'?",
    { omitted: ['stream_options'] },
  ],
  [
    'https://github.com/openai/openai-agents-python/issues/442',
    422,
    '{"detail":[{"type":"extra_forbidden","loc":["body","stream_options","include_usage"],"msg":"Extra inputs are not permitted","input":true}]}',
    { omitted: ['stream_options'] },
  ],
  [
    'https://github.com/modelscope/ms-agent/issues/489',
    400,
    "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options'), 'msg': 'Extra inputs are not permitted', 'input': {}}]",
    { omitted: ['stream_options'] },
  ],
  [
    'https://github.com/tailcallhq/forgecode/issues/1177',
    400,
    "Unsupported value: 'messages[0].role' does not support 'system' with this model. messages[0].role",
    { system: 'in_user' },
  ],
  ['https://github.com/vllm-project/vllm/pull/2964', 400, 'System role not supported', { system: 'in_user' }],
  [
    'https://github.com/vllm-project/vllm/issues/41114',
    400,
    'System message must be at the beginning.',
    { system: 'in_front' },
  ],
  [
    'https://github.com/QwenLM/Qwen3.8/issues/244',
    500,
    'Error: Jinja Exception: System message must be at the beginning.',
    { system: 'in_front' },
  ],
  [
    'https://github.com/janhq/jan/issues/6254',
    500,
    "Conversation roles must alternate user/assistant/user/assistant/... at row 19, column 27: {%- if (message['role'] == 'user') != (loop.index0 % 2 == 0) -%}",
    { alternates: true, system: 'in_front' },
  ],
  [
    'https://github.com/mistralai/mistral-vibe/issues/1006',
    500,
    'Error: Jinja Exception: After the optional system message, conversation roles must alternate user and assistant roles except for tool calls and results.',
    { alternates: true, system: 'in_front' },
  ],
];

describe('A refusal', () => {
  it.each(SAYINGS)('as in %s teaches once', (_source, status, detail, lesson) => {
    const learnt = learnFrom(refusal(status, detail), { quirks: USUAL, asked: IN_CHAT });
    expect(learnt).toEqual({ ...USUAL, ...lesson });
    expect(learnFrom(refusal(status, detail), { quirks: learnt!, asked: IN_CHAT })).toBeNull();
  });

  it.each([
    ["'response_format.type' must be 'json_schema' or 'text'", 'https://github.com/LoadShine/tada/issues/16'],
    [
      'Either "json_schema" or "grammar" can be specified, but not both',
      'https://github.com/ggml-org/llama.cpp/issues/11847',
    ],
  ])('of a structured answer, "%s", leads to plainer ones (%s)', (detail) => {
    const asked = { forStructure: true, forPicture: false };
    const first = learnFrom(refusal(400, detail), { quirks: USUAL, asked });
    const second = learnFrom(refusal(400, detail), { quirks: first!, asked });
    expect([first?.structure, second?.structure]).toEqual(['json_object', 'plain']);
    expect(learnFrom(refusal(400, detail), { quirks: second!, asked })).toBeNull();
    expect(learnFrom(refusal(400, detail), { quirks: USUAL, asked: IN_CHAT })).toBeNull();
  });

  it('of a parameter of pictures leaves it out (https://github.com/vercel/ai/issues/6102)', () => {
    const error = refusal(400, "Unknown parameter: 'response_format'. response_format");
    expect(learnFrom(error, { quirks: USUAL, asked: { forStructure: false, forPicture: true } })).toEqual({
      ...USUAL,
      omitted: ['response_format'],
    });
    expect(learnFrom(error, { quirks: USUAL, asked: IN_CHAT })).toBeNull();
  });

  it.each([
    [400, "'max_tokens' is too large: 9000. This model supports at most 4096 completion tokens."],
    [400, 'This model does not support so long a prompt; stop and shorten it.'],
    [500, "Unknown error near 'stop'"],
    [404, "The model 'temperature' is not supported"],
    [429, 'System role not supported'],
    [400, ''],
  ])('with %i "%s" is about something else', (status, detail) => {
    expect(learnFrom(refusal(status, detail), { quirks: USUAL, asked: IN_CHAT })).toBeNull();
  });
});
