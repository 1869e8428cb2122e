/**
 * What a story says in another language, and when everything in it is long. The toolbar chooses between them, and the
 * test runner shows each one.
 */
export interface Contents<Args> {
  hi?: Args;
  ur?: Args;
  /** `words` stands for the product's own words, each of them twice as long. */
  long?: Args | 'words';
  /** What is long in Hindi, where that has a look of its own. */
  longInHindi?: Args;
}

/** For a story's parameters: `parameters: contents<Story>({ hi: { title: 'नाविक' } })`. */
export function contents<Story extends { args?: object | undefined }>(
  given: Contents<Partial<NonNullable<Story['args']>>>,
) {
  return { contents: given };
}
