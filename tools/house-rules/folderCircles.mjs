/** Folders are layers: if one folder imports another, no chain of imports may lead back. */
import path from 'node:path';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'folders-have-layers';

const SERVER = 'packages/server/src';
/** The rule applies to the folders directly below each of these. Files beside them belong to every layer. */
const PLACES = [
  ...['contract', 'story', 'formats', 'illustrator', 'player', 'api', 'app'].map(
    (one) => `packages/${one}/src`,
  ),
  'packages/app/src/routes',
  `${SERVER}/platform`,
  `${SERVER}/narrator`,
  `${SERVER}/features`,
  ...['accounts', 'authoring', 'catalogue', 'play', 'progress'].map((one) => `${SERVER}/features/${one}`),
];

const NOT_PRODUCT = /\.(?:test|stories)\.tsx?$|\/testing\//;
const IMPORTED = /(?:\bfrom |\bimport\(|\bimport )'(\.[^']+)'/g;

/** An import from one folder of the place to another. @typedef {{ file: string, from: string, to: string }} Way */

/** @param {string} place @param {string} file */
function folderIn(place, file) {
  const [folder, ...rest] = file.startsWith(`${place}/`) ? file.slice(place.length + 1).split('/') : [];
  return rest.length > 0 ? folder : undefined;
}

/**
 * @param {import('./project.mjs').Project} project @param {string} place
 * @returns {Way[]}
 */
function waysIn(project, place) {
  return project.sources
    .filter((file) => folderIn(place, file) !== undefined && !NOT_PRODUCT.test(file))
    .flatMap((file) =>
      [...project.text(file).matchAll(IMPORTED)].flatMap(([, imported = '']) => {
        const from = folderIn(place, file);
        const to = folderIn(place, path.posix.join(path.posix.dirname(file), imported));
        return from && to && from !== to ? [{ file, from, to }] : [];
      }),
    );
}

/**
 * Whether a chain of imports leads from one folder to another.
 * @param {readonly Way[]} ways
 * @param {string} start
 * @param {string} goal
 */
function leads(ways, start, goal) {
  const reached = new Set([start]);
  for (const folder of reached) for (const { from, to } of ways) if (from === folder) reached.add(to);
  return reached.has(goal);
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return PLACES.flatMap((place) => {
    const ways = waysIn(project, place);
    return ways
      .filter(({ from, to }) => leads(ways, to, from))
      .map(({ file, from, to }) => ({
        file,
        line: 1,
        message: `${from} imports ${to}, which leads back to ${from}: say which is the lower one`,
      }));
  });
}
