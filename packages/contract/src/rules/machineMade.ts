/** What an author may declare as made with a model. */
export const MACHINE_MADE = ['is_machine_written', 'is_machine_drawn', 'is_machine_translated'] as const;

export type MachineMade = Readonly<Record<(typeof MACHINE_MADE)[number], boolean>>;

/** Whether any part of a story was made with a model. A field that a caller leaves out counts as not declared. */
export const isMachineMade = (story: Partial<MachineMade>): boolean =>
  MACHINE_MADE.some((field) => story[field] === true);
