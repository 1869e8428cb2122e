/** The state of the address of an editor that Create Story has opened, because there was typed on meanwhile. */
export const CREATED = { isCreated: true };

export const isJustCreated = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCreated' in state;
