/** Facts about a component for its page in Storybook: its size, and what consumers may style. */
import fs from 'node:fs';
import path from 'node:path';
import { componentSizes } from './componentSizes.mjs';
import { inProject } from './project.mjs';
import { propShapes } from './propShapes.mjs';

/**
 * @typedef {object} Anatomy
 * @property {string[]} states attributes by which it can be styled, with their values
 * @property {string[]} tokens colours, faces and corners that it takes from the theme
 * @property {string[]} parts what is inside, for orientation: parts have no class names
 */

/**
 * @typedef {object} Usage
 * @property {string} use when to use it
 * @property {string} avoid when not; the component to use instead is in backticks
 * @property {string} heard what a screen reader says
 * @property {string[]} keys names of `KEYS` in `.storybook/usage/keys.ts`
 */

const SOURCE = inProject('packages', 'ui', 'src');

/** Tokens for sizes, times and layers, which are not specific to the look of a component. */
const OF_THE_SCALE = /^--kl-(?:size|fs|t|z|ease|lh|ctl|hairline|edge|gutter)\b/;

/** @param {string} name */
const inWords = (name) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();

/**
 * @param {string} styles a component's style files, joined
 * @returns {Anatomy}
 */
export function anatomyIn(styles) {
  /** @type {Map<string, Set<string>>} */
  const states = new Map();
  for (const [, attribute = '', value] of styles.matchAll(/\[((?:data|aria)-[\w-]+)(?:='([^']*)')?\]/g)) {
    const values = states.get(attribute) ?? new Set();
    if (value !== undefined) values.add(value);
    states.set(attribute, values);
  }
  const tokens = new Set([...styles.matchAll(/var\((--kl-[\w-]+)/g)].map(([, token = '']) => token));
  const parts = [...styles.matchAll(/^export const (\w+) = styled/gm)].map(([, name = '']) => inWords(name));
  return {
    states: [...states].map(([name, values]) =>
      values.size > 0 ? `${name}: ${[...values].join(', ')}` : name,
    ),
    tokens: [...tokens].filter((token) => !OF_THE_SCALE.test(token)).sort(),
    parts,
  };
}

/** The folder of each component, by name. */
function folders() {
  const all = fs.globSync('{primitives,patterns,screens,blocks/*}/*/', { cwd: SOURCE });
  return new Map(all.map((folder) => [path.basename(folder), path.join(SOURCE, folder)]));
}

/** @returns {Record<string, Anatomy>} */
export function anatomies() {
  return Object.fromEntries(
    [...folders()].map(([name, folder]) => {
      const files = fs.globSync('*.styles.ts', { cwd: folder }).sort();
      return [
        name,
        anatomyIn(files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('\n')),
      ];
    }),
  );
}

/**
 * The tags that all screens share: a screen has a title and landmarks, and everything else is described by its blocks.
 */
const OF_A_SCREEN = {
  heard: 'One first heading, landmarks, and what its blocks say; a change of state is said once.',
  keys: 'tab',
};

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:function|const|class) (\w+)/g;

/**
 * The tags `@use`, `@avoid`, `@heard` and `@keys` of the components in a file, by component.
 * @param {string} source
 * @param {{ heard?: string, keys?: string }} [common] for components without these tags
 * @returns {Record<string, Usage>}
 */
export function usagesIn(source, common = {}) {
  return Object.fromEntries(
    [...source.matchAll(DOCUMENTED)].flatMap(([, comment = '', component = '']) => {
      const text = comment.replaceAll(/^ \* ?/gm, '');
      /** @param {string} name */
      const tag = (name) =>
        new RegExp(`^@${name} ([^]*?)(?=^@|^$|$(?![^]))`, 'm')
          .exec(text)?.[1]
          ?.replaceAll(/\s+/g, ' ')
          .trim();
      const { use, avoid, heard, keys } = {
        use: tag('use'),
        avoid: tag('avoid'),
        heard: tag('heard') ?? common.heard,
        keys: tag('keys') ?? common.keys,
      };
      if (!use || !avoid || !heard || !keys) return [];
      return [[component, { use, avoid, heard, keys: keys.split(', ') }]];
    }),
  );
}

/**
 * When to use each component of the sidebar.
 * @returns {Record<string, Usage>}
 */
export function usages() {
  const files = fs.globSync('{primitives,patterns,screens,blocks}/**/*.tsx', {
    cwd: SOURCE,
    exclude: ['**/*.{stories,test}.tsx'],
  });
  return Object.fromEntries(
    files.flatMap((file) => {
      const source = fs.readFileSync(path.join(SOURCE, file), 'utf8');
      const found = usagesIn(source, file.startsWith('screens') ? OF_A_SCREEN : {});
      return Object.entries(found).map(([name, usage]) => [PAGE_OF[name] ?? name, usage]);
    }),
  );
}

/** @type {Readonly<Record<string, string>>} */
const PAGE_OF = { ToastProvider: 'Toast' };

/** @returns {Promise<Record<string, number>>} */
function sizes() {
  const files = [...folders()].map(([name, folder]) => path.join(folder, `${name}.tsx`));
  return componentSizes(files.filter((file) => fs.existsSync(file)));
}

/** The blocks that each screen imports. */
function blocksOf() {
  const screens = fs.globSync('screens/*/', { cwd: SOURCE });
  return Object.fromEntries(
    screens.map((screen) => {
      const files = fs.globSync('*.{ts,tsx}', { cwd: path.join(SOURCE, screen), exclude: ['*.stories.tsx'] });
      const text = files.map((file) => fs.readFileSync(path.join(SOURCE, screen, file), 'utf8')).join('\n');
      const blocks = [...text.matchAll(/\/blocks\/[a-z]+\/(\w+)\/\1\.tsx'/g)].flatMap(
        ([, name]) => name ?? [],
      );
      return [path.basename(screen), [...new Set(blocks)].toSorted((one, other) => one.localeCompare(other))];
    }),
  );
}

/** The names of the icons that the library uses. */
function icons() {
  const imports = fs
    .globSync('**/*.{ts,tsx}', { cwd: SOURCE })
    .filter((file) => !/\.(?:stories|test)\.|^testing\//.test(file))
    .flatMap((file) => [
      ...fs.readFileSync(path.join(SOURCE, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
    ]);
  const names = imports.flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );
  return [...new Set(names)]
    .filter((name) => name && !name.startsWith('type '))
    .toSorted((one, other) => one.localeCompare(other));
}

const FACTS = '\0virtual:component-facts';
const ICONS = '\0virtual:component-icons';
const SHAPES = '\0virtual:prop-shapes';

/**
 * Adds the facts to the pages of Storybook.
 * @param {boolean} isForTests whether nobody reads the pages
 * @param {import('typescript').CompilerOptions} options of the compiler that reads the props
 * @returns {import('vite').Plugin}
 */
export function componentFacts(isForTests, options) {
  return {
    name: 'component-facts',
    resolveId: (id) => [FACTS, ICONS, SHAPES].find((own) => own === `\0${id}`),
    async load(id) {
      if (id === ICONS)
        return `import { ${icons().join(', ')} } from 'lucide-react';\nexport const icons = { ${icons().join(', ')} };`;
      if (id === SHAPES) {
        const { shapes, components } = isForTests ? { shapes: [], components: {} } : propShapes(options);
        return `export const shapes = ${JSON.stringify(shapes)};\nexport const components = ${JSON.stringify(components)};`;
      }
      if (id !== FACTS) return undefined;
      const kB = isForTests ? {} : await sizes();
      return Object.entries({ anatomies: anatomies(), blocksOf: blocksOf(), sizes: kB, usages: usages() })
        .map(([name, facts]) => `export const ${name} = ${JSON.stringify(facts)};`)
        .join('\n');
    },
  };
}
