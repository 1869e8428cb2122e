/** Finds the platform packages that a lockfile lacks, and builds their entries. */

/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {Record<string, Entry & Record<string, unknown>>} Packages */

const SYSTEMS = 'android darwin freebsd linux netbsd openbsd openharmony sunos win32 aix'.split(' ');
const PROCESSORS = 'arm64 arm x64 ia32 ppc64 riscv64 s390x loong64 mips64el wasm32'.split(' ');
const EXACT_VERSION = /^\d+\.\d+\.\d+/;

/**
 * The path where Node would find a dependency of the package at `from`.
 * @param {Packages} packages
 * @param {string} from
 * @param {string} dependency
 */
function placeOf(packages, from, dependency) {
  for (let folder = from; ;) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${dependency}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
    const parent = folder.lastIndexOf('node_modules/');
    folder = parent <= 0 ? '' : folder.slice(0, parent - 1);
  }
}

/** @param {readonly string[]} words of a package name */
function libcOf(words) {
  if (words.some((word) => word.startsWith('musl'))) return 'musl';
  return words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
}

/**
 * @param {string} name
 * @param {string} version
 * @param {boolean} isDev
 */
function platformEntry(name, version, isDev) {
  if (!EXACT_VERSION.test(version)) throw new Error(`${name}: "${version}" is not an exact version`);
  const words = name.replace(/^@[^/]+\//, '').split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!os && cpu !== 'wasm32') throw new Error(`cannot tell the platform of ${name}`);
  const libc = os === 'linux' ? libcOf(words) : undefined;
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(isDev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

/**
 * @param {Packages} packages
 * @returns {{ packages: Packages, added: string[] }}
 */
export function completed(packages) {
  const all = { ...packages };
  /** @type {string[]} */
  const added = [];
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = placeOf(all, place, name);
      const isOther = found && EXACT_VERSION.test(version) && all[found]?.version !== version;
      if (found && !isOther) continue;
      const newPlace = `${isOther ? `${place}/` : ''}node_modules/${name}`;
      all[newPlace] = platformEntry(name, version, entry.dev === true);
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return { packages: Object.fromEntries(sorted), added };
}

/**
 * Packages that would be installed without verification.
 * @param {Packages} packages
 */
export function unverified(packages) {
  return Object.entries(packages)
    .filter(([place, { link, integrity }]) => place.includes('node_modules/') && !link && !integrity)
    .map(([place]) => place);
}

/**
 * Packages with install scripts that are neither allowed nor denied.
 * @param {Packages} packages
 * @param {Readonly<Record<string, boolean>>} allowScripts by name, or by name and version
 */
export function undecidedScripts(packages, allowScripts) {
  return Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place, { version }]) => ({ name: place.replace(/^.*node_modules\//, ''), version }))
    .filter(({ name, version }) => !(name in allowScripts) && !(`${name}@${version}` in allowScripts))
    .map(({ name, version }) => `${name}@${version}`);
}
