/**
 * Counts tokens like OpenAI's newer models. Most other tokenizers need no more for Indian scripts, so that a
 * prompt stays within a model's limit. Loaded only if a model is configured, because it is large.
 */
export async function tokenCounter(): Promise<(text: string) => number> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  // a model's control tokens are plain text here
  return (text) => countTokens(text, { disallowedSpecial: new Set() });
}
