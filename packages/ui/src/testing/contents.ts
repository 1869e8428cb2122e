/**
 * Alternative contents of a story: translated, or long. The toolbar chooses between them, and the test runner
 * shows each one.
 */
export interface Contents<Args> {
  hi?: Args;
  ur?: Args;
  /** `words` stands for the product's own words, each twice as long. */
  long?: Args | 'words';
  /** Long content in Hindi, if it looks different. */
  longInHindi?: Args;
}

/** For a story's parameters: `parameters: contents<Story>({ hi: { title: 'नाविक' } })`. */
export function contents<Story extends { args?: object | undefined }>(
  given: Contents<Partial<NonNullable<Story['args']>>>,
) {
  return { contents: given };
}
