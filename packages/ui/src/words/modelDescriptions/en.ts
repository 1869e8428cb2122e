/** Descriptions of the built-in narrators and painters, by key. */
export const modelDescriptions: Readonly<Record<string, string>> = {
  tenali: 'Quick and witty: short parts, a light touch.',
  birbal: 'Measured and shrewd, with a riddle at the turns.',
  vyasa: 'The voice of an epic: a long breath, deep water.',
  vishvakarma: 'Carved gold and celestial palaces.',
  chitrakar: 'A Pattachitra scroll: bold outlines, much red.',
  ajanta: 'Like a painting on the wall of an old cave.',
  ravivarma: 'Oil paint, moonlight and mist.',
};
