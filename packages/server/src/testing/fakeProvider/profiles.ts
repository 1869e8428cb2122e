/** How a kind of server differs from others. docs/models.md names the source of each difference. */
export interface Profile {
  /** The path at which the API begins. */
  readonly basePath: string;
  /** A model's name as the server's documentation spells it. */
  readonly usualModel: string;
  readonly imageModel: string | null;
  /** The field for reasoning; null if the server does not send it. */
  readonly thoughts: 'reasoning' | 'reasoning_content' | null;
  /** A comment that is sent while a client waits for the model. */
  readonly comment: string | null;
  /** The content in the first chunk of a stream, beside the role. */
  readonly firstContent: '' | null;
  readonly endsWithBlankLine: boolean;
  readonly imagePath: string | null;
  /** Formats an error. */
  readonly problem: (problem: ProblemWords) => unknown;
  /** The status for roles that the model's template refuses. */
  readonly templateStatus: 400 | 500 | null;
  /** The answer to an unknown path. */
  readonly unknownPath: { readonly status: number; readonly json?: (path: string) => unknown };
  /** The error for an unknown model; null if any name is accepted. */
  readonly unknownModel: ((model: string) => ProblemWords) | null;
}

export interface ProblemWords {
  readonly status: number;
  readonly message: string;
  readonly type?: string;
  readonly param?: string | null;
  readonly code?: string | null;
}

const asOpenai = ({ message, type = 'invalid_request_error', param = null, code = null }: ProblemWords) => ({
  error: { message, type, param, code },
});

const usual = {
  comment: null,
  firstContent: '',
  endsWithBlankLine: true,
  problem: asOpenai,
  unknownPath: { status: 404 },
} as const;

export const PROFILES = {
  openai: {
    ...usual,
    basePath: '/v1',
    usualModel: 'gpt-4.1-mini',
    imageModel: 'gpt-image-1',
    thoughts: null,
    imagePath: '/images/generations',
    templateStatus: null,
    unknownModel: (model) => ({
      status: 404,
      message: `The model \`${model}\` does not exist or you do not have access to it.`,
      code: 'model_not_found',
    }),
  },
  ollama: {
    ...usual,
    basePath: '/v1',
    usualModel: 'llama3.1:8b',
    imageModel: 'x/z-image-turbo',
    thoughts: 'reasoning',
    imagePath: '/images/generations',
    templateStatus: 500,
    unknownModel: (model) => ({
      status: 404,
      message: `model '${model}' not found`,
      type: 'not_found_error',
    }),
  },
  vllm: {
    ...usual,
    basePath: '/v1',
    usualModel: 'meta-llama/Llama-3.1-8B-Instruct',
    imageModel: null,
    thoughts: 'reasoning_content',
    imagePath: null,
    problem: ({ status, message, type = 'BadRequestError', param = null }) => ({
      object: 'error',
      message,
      type,
      param,
      code: status,
    }),
    templateStatus: 400,
    unknownModel: (model) => ({
      status: 404,
      message: `The model \`${model}\` does not exist.`,
      type: 'NotFoundError',
    }),
  },
  llamacpp: {
    ...usual,
    basePath: '/v1',
    usualModel: 'llama-3.1-8b',
    imageModel: null,
    thoughts: 'reasoning_content',
    firstContent: null,
    endsWithBlankLine: false,
    imagePath: null,
    problem: ({ status, message, type = 'server_error' }) => ({ error: { code: status, message, type } }),
    templateStatus: 500,
    unknownModel: null,
  },
  lmstudio: {
    ...usual,
    basePath: '/v1',
    usualModel: 'qwen2.5-7b-instruct',
    imageModel: null,
    thoughts: 'reasoning_content',
    imagePath: null,
    problem: ({ message }) => ({ error: message }),
    templateStatus: null,
    unknownPath: {
      status: 200,
      json: (path) => ({ error: `Unexpected endpoint or method. (POST ${path})` }),
    },
    unknownModel: null,
  },
  openrouter: {
    ...usual,
    basePath: '/api/v1',
    usualModel: 'meta-llama/llama-3.1-8b-instruct',
    imageModel: 'bytedance-seed/seedream-4.5',
    thoughts: 'reasoning',
    comment: ': OPENROUTER PROCESSING',
    imagePath: '/images',
    problem: ({ status, message }) => ({ error: { message, code: status } }),
    templateStatus: null,
    unknownModel: (model) => ({ status: 400, message: `${model} is not a valid model ID` }),
  },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;

export const isProfileName = (name: string): name is ProfileName => Object.hasOwn(PROFILES, name);
