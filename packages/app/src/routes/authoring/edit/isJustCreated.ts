/** The location state of an editor that was opened by Create Story with unsaved text. */
export const CREATED = { isCreated: true };

export const isJustCreated = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCreated' in state;
