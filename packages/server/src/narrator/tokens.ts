/**
 * Counts tokens as the newer models of OpenAI do. Others have their own tokenizers; for Indian scripts most of them
 * need no fewer, so that a prompt stays within what a model reads. Loaded only where a model serves: it is large.
 */
export async function tokenCounter(): Promise<(text: string) => number> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  // what looks like a control token of a model is text here
  return (text) => countTokens(text, { disallowedSpecial: new Set() });
}
