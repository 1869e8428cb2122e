/** Decides which modules of the app share a file, by what its pages need. */
import { build } from 'vite';
import { joinChunks } from './joinChunks.mjs';

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */
/**
 * @typedef {object} Files
 * @property {string} page the HTML file
 * @property {string} main its script, which stays in a file of its own: Vite removes a script that only
 * imports others, and a page then runs the others before its first paint
 * @property {(chunk: OutputChunk) => string | undefined} pageOf the name of the page whose module it is
 * @property {import('./joinChunks.mjs').Costs['weightOf']} weightOf
 * @property {import('./joinChunks.mjs').Costs['nameOf']} nameOf
 */

/** The name of the chunk that every page loads first. */
export const START = 'start';

/** The compression ratio of minified code. */
const COMPRESSED_TO = 0.29;
/** The cost of a file in bytes: its name in importing files, its request, and worse compression. */
const FILE_COSTS = 1000;

/**
 * Builds the app with one chunk per combination of needs, and joins the chunks.
 * @param {import('vite').UserConfig} config
 * @param {Files} files
 */
export async function chunkGroups(config, { page, main, pageOf, weightOf, nameOf }) {
  const chunks = await naturalChunks(config);
  const place = new Map(chunks.map(({ fileName }, at) => [fileName, at]));
  const { starts, present } = startsOf(chunks, pageOf);
  const joined = joinChunks(
    chunks.map((chunk) => ({
      modules: modulesOf(chunk).filter((id) => id !== main && id !== page),
      bytes: chunk.code.length * COMPRESSED_TO,
      needs: chunk.imports.map((name) => place.get(name)).filter((at) => at !== undefined),
      starts: starts.get(chunk) ?? new Set(),
      present: present.get(chunk) ?? new Set(),
    })),
    { perFile: FILE_COSTS, weightOf, nameOf },
  );
  const opened = new Set(chunks.filter(({ isDynamicEntry }) => isDynamicEntry).flatMap(modulesOf));
  return (
    joined
      // a lazily imported chunk that joins no other would need a second file that names it
      .filter(
        ({ name, count, modules }) =>
          name !== undefined || count > 1 || !modules.some((id) => opened.has(id)),
      )
      .map(({ name, modules }, at) => {
        const own = new Set(modules);
        return {
          name: name ?? `shared-${at}`,
          test: (/** @type {string} */ id) => own.has(id),
          priority: joined.length - at,
        };
      })
  );
}

const modulesOf = (/** @type {OutputChunk} */ { modules }) => Object.keys(modules);

/** @param {import('vite').UserConfig} config */
async function naturalChunks(config) {
  const { build: options } = config;
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...options, write: false },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The app was built without an output.');
  return output.output.filter((file) => file.type === 'chunk');
}

/**
 * What loads each chunk, and what finds it loaded already: a lazy part does not load what all of its
 * importers have loaded.
 * @param {readonly OutputChunk[]} chunks
 * @param {Files['pageOf']} pageOf
 */
function startsOf(chunks, pageOf) {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @type {Map<OutputChunk, Set<string>>} */
  const starts = new Map(chunks.map((chunk) => [chunk, new Set()]));
  /** @type {typeof starts} */
  const present = new Map(chunks.map((chunk) => [chunk, new Set()]));
  /** @param {OutputChunk} chunk */
  const withImports = (chunk) => {
    const all = new Set([chunk]);
    // items added to a set during iteration are visited as well
    for (const { imports } of all) {
      for (const name of imports) {
        const imported = named.get(name);
        if (imported) all.add(imported);
      }
    }
    return all;
  };
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...withImports(chunk)]));
  for (const chunk of first) starts.get(chunk)?.add(START);
  for (const chunk of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
    const page = pageOf(chunk);
    const loadedBy = chunks.filter(({ dynamicImports }) => dynamicImports.includes(chunk.fileName));
    const loaded = new Set([...first, ...(page === undefined ? inAll(loadedBy.map(withImports)) : [])]);
    for (const own of loaded) present.get(own)?.add(page ?? chunk.name);
    for (const own of withImports(chunk)) if (!loaded.has(own)) starts.get(own)?.add(page ?? chunk.name);
  }
  return { starts, present };
}

/**
 * @template T
 * @param {readonly Set<T>[]} sets
 */
function inAll([one = new Set(), ...others]) {
  return new Set([...one].filter((item) => others.every((other) => other.has(item))));
}
