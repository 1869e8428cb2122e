import { ModelError } from './ModelError.ts';
import { isRecord, problemIn, reported } from './problem.ts';
import type { FinishReason, Usage } from './types.ts';

/** The content of an answer, or of a chunk. */
export interface Spoken {
  readonly text: string;
  readonly reasoning: string;
  readonly refusal: string;
  /** Null while the answer continues. */
  readonly finish: string | null;
  readonly usage: Usage | null;
}

/** Reads `choices[0]` of an answer (`message`) or of a chunk (`delta`). Missing fields are empty. */
export function readFirstChoice(json: unknown, apiKey: string | null): Spoken {
  const problem = problemIn(json);
  if (problem) throw reported(problem, apiKey);
  if (!isRecord(json)) throw new ModelError('protocol', 'The answer is not an object.');
  const { choices, usage } = json;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const { delta, message, finish_reason } = isRecord(choice) ? choice : {};
  const said = [delta, message].find(isRecord) ?? {};
  const { text, thoughts } = contentOf(said['content']);
  return {
    text,
    // Ollama and OpenRouter use `reasoning`, others `reasoning_content`
    reasoning: thoughts + (textOf(said['reasoning_content']) || textOf(said['reasoning'])),
    refusal: textOf(said['refusal']),
    finish: textOf(finish_reason) || null,
    usage: usageOf(usage),
  };
}

/** A string, or a list of parts, some of which are reasoning (https://github.com/vercel/ai/issues/13703). */
function contentOf(content: unknown): { text: string; thoughts: string } {
  if (!Array.isArray(content)) return { text: textOf(content), thoughts: '' };
  const parts = (content as unknown[]).filter(isRecord);
  const texts = parts.map(({ type, text }) => (type === 'text' ? textOf(text) : ''));
  const thoughts = parts.map(({ type, thinking }) => (type === 'thinking' ? contentOf(thinking).text : ''));
  return { text: texts.join(''), thoughts: thoughts.join('') };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function usageOf(usage: unknown): Usage | null {
  if (!isRecord(usage)) return null;
  const { prompt_tokens, completion_tokens } = usage;
  const promptTokens = countOf(prompt_tokens);
  return {
    promptTokens,
    cachedTokens: Math.min(cachedIn(usage), promptTokens),
    completionTokens: countOf(completion_tokens),
  };
}

/** OpenAI, vLLM and OpenRouter report cached tokens in the details of the prompt, DeepSeek as hits. */
function cachedIn({ prompt_tokens_details, prompt_cache_hit_tokens }: Record<string, unknown>): number {
  const { cached_tokens = prompt_cache_hit_tokens } = isRecord(prompt_tokens_details)
    ? prompt_tokens_details
    : {};
  return countOf(cached_tokens);
}

/** No call uses more: a higher report is ignored. */
const MAX_TOKENS = 100_000_000;

const countOf = (value: unknown): number =>
  Number.isSafeInteger(value) ? Math.min(Math.max(0, value as number), MAX_TOKENS) : 0;

/** How an answer ended. Throws if it did not end properly. */
export function finishOf(
  reason: string | null,
  { text, refusal }: Pick<Spoken, 'text' | 'refusal'>,
): FinishReason {
  if (refusal !== '') throw new ModelError('filtered', 'The model refused to answer.');
  if (reason === 'content_filter')
    throw new ModelError('filtered', "The provider's filter ended the answer.");
  // https://openrouter.ai/docs/api-reference/streaming
  if (reason === 'error') throw new ModelError('provider', 'The model reported an error.');
  const isCut = reason === 'length';
  if (text.trim() !== '') return isCut ? 'length' : 'stop';
  throw isCut
    ? new ModelError('truncated', 'The model had used up its tokens before it wrote a word.')
    : new ModelError('empty', 'The model answered without a word.');
}
