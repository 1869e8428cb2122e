/** The location state of an editor that Create Story opens because something is still unsaved. */
export const CREATED = { isCreated: true };

export const isJustCreated = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCreated' in state;
