/** What Chromatic would picture, counted from the parameters of the stories. */

/**
 * @typedef {object} Pictured
 * @property {string} id
 * @property {readonly string[]} tags
 * @property {{ disableSnapshot?: boolean, delay?: number, modes?: Readonly<Record<string, unknown>> }} [chromatic]
 */

/**
 * @param {readonly Pictured[]} stories
 */
export function countSnapshots(stories) {
  const pictured = stories.filter(({ chromatic }) => !chromatic?.disableSnapshot);
  /** @type {Record<string, number>} */
  const byMode = {};
  for (const { chromatic } of pictured) {
    const modes = Object.keys(chromatic?.modes ?? {});
    for (const mode of modes.length > 0 ? modes : ['as it is']) byMode[mode] = (byMode[mode] ?? 0) + 1;
  }
  return {
    stories: stories.length,
    pictured: pictured.length,
    behaviours: stories.filter(({ tags }) => tags.includes('behaviour')).length,
    cannotHoldStill: stories.filter(({ tags }) => tags.includes('no-visual') && !tags.includes('behaviour'))
      .length,
    delayed: pictured.filter(({ chromatic }) => chromatic?.delay !== undefined).length,
    byMode,
    snapshots: Object.values(byMode).reduce((sum, count) => sum + count, 0),
  };
}

/** @param {ReturnType<typeof countSnapshots>} counted */
export function described(counted) {
  const modes = Object.entries(counted.byMode).map(
    ([mode, count]) => `  ${String(count).padStart(5)}  ${mode}`,
  );
  return [
    `${counted.pictured} of ${counted.stories} stories are pictured: ${counted.behaviours} are behaviours, ${counted.cannotHoldStill} cannot hold still.`,
    `${counted.delayed} are pictured after a delay.`,
    `${counted.snapshots} snapshots, by mode:`,
    ...modes,
  ].join('\n');
}
