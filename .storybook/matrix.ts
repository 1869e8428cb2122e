import type { StoryContext } from '@storybook/react-vite';
import { consoleErrors, overflow } from './everyStory.ts';
import { contentNamesOf } from './content.ts';
import {
  CONTENTS,
  NARROWEST,
  ONE_BY_ONE,
  type Rendering,
  settingsOf,
  switchLater,
  switchTo,
} from './modes.ts';
import { settled } from './settled.ts';

/** Provided by the test runner, because a page cannot change its own width. */
interface Runner {
  /** Whether stories are shown in every mode and checked by axe: `npm run test:full`. */
  readonly everyMode: boolean;
  resize(width: number, height: number): void;
  /** The file whose stories are running. */
  readonly file: () => string;
}

let runner: Runner | undefined;

export function runMatrixWith(given: Runner): void {
  runner = given;
}

/** Whether a test runs the stories, as opposed to a person. */
export const isTested = (): boolean => runner !== undefined;

/** The first story of each file. */
const firsts = new Map<string, string>();

/** Every mode for the first story of a file, for long text, and for `parameters: { modes: true }`; otherwise none. */
function modesOf({ id, name, parameters }: StoryContext, file: string): readonly Rendering[] {
  if (!firsts.has(file)) firsts.set(file, id);
  const chosen: unknown = parameters['modes'];
  if (chosen === false) return [];
  return chosen === true || firsts.get(file) === id || /\bLong\b/.test(name) ? ONE_BY_ONE : [];
}

/** Removes the widths that are not narrower than the story's own. */
function narrower(renderings: readonly Rendering[], than: number): Rendering[] {
  return renderings
    .map((modes) => modes.filter(({ width }) => width === undefined || width < than))
    .filter((modes) => modes.length > 0);
}

/** Waits for two frames: the first renders the change, the second whatever has measured itself. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** The axe rules whose result depends on the mode; the others have already run on the story. */
function rulesFor(rendering: Rendering): readonly string[] | 'all' {
  const { theme, language, content } = settingsOf(rendering);
  // long content was already checked at another width, so only overflow can be wrong here
  if (content !== undefined && !rendering.includes(NARROWEST)) return 'all';
  // the page's own language is checked exactly, below
  const namesLanguages = language !== undefined && document.querySelector('body [lang]') !== null;
  return [...(theme ? ['color-contrast'] : []), ...(namesLanguages ? ['valid-lang'] : [])];
}

/** A component alone is in no landmark; Storybook's own check also omits this rule. */
const OF_WHOLE_PAGES = { region: { enabled: false } };

async function axeFindings(rules: readonly string[] | 'all'): Promise<string[]> {
  if (rules.length === 0) return [];
  const { default: axe } = await import('axe-core');
  const page = { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs'] };
  const asked = rules === 'all' ? { rules: OF_WHOLE_PAGES } : { runOnly: [...rules] };
  const { violations } = await axe.run(page, { ...asked, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

function wrongDirection(rendering: Rendering): string[] {
  const { language } = settingsOf(rendering);
  const { lang, dir } = document.documentElement;
  if (!language || (lang === language && dir === (language === 'ur' ? 'rtl' : 'ltr'))) return [];
  return [`the page is lang="${lang}" dir="${dir}"`];
}

async function findingsIn(rendering: Rendering): Promise<string[]> {
  const found = [...consoleErrors(), ...overflow(), ...wrongDirection(rendering)];
  return [...found, ...(await axeFindings(rulesFor(rendering)))];
}

/**
 * Shows a story in one rendering after the other, and fails for faults found there. The story stays in its
 * last rendering, because no other check follows.
 */
async function check(renderings: readonly Rendering[], by: Runner): Promise<void> {
  if (renderings.length === 0) return;
  const { innerWidth, innerHeight } = window;
  const page = document.documentElement;
  const { lang, dir } = page;
  const { theme = 'night' } = page.dataset;
  const inAct: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const wrong: string[] = [];
  for (const rendering of renderings) {
    const { width } = settingsOf(rendering);
    const names = rendering.map(({ name }) => name).join(', ');
    switchTo(rendering);
    by.resize(width ?? innerWidth, innerHeight);
    await drawn();
    await settled();
    wrong.push(...(await findingsIn(rendering)).map((finding) => `In ${names}: ${finding}`));
  }
  switchLater();
  // restored now, because components measure themselves before the next story sets these values
  Object.assign(page, { lang, dir });
  page.dataset['theme'] = theme;
  by.resize(innerWidth, innerHeight);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', inAct);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Disables axe in tests, except in those of every mode. People always have it. */
export function decideOnAxe(context: StoryContext): void {
  if (!runner || runner.everyMode) return;
  const a11y = context.parameters['a11y'] as object;
  context.parameters['a11y'] = { ...a11y, disable: true };
}

/** Shows a story in its modes and other contents, after all other checks, because the story is not restored. */
export async function checkMatrix(context: StoryContext): Promise<void> {
  if (!runner?.everyMode) return;
  const contents = contentNamesOf(context).flatMap((name) => CONTENTS[name]);
  await check([...narrower(modesOf(context, runner.file()), window.innerWidth), ...contents], runner);
}
