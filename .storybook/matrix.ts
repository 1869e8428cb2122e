import type { StoryContext } from '@storybook/react-vite';
import { consoleErrors, overflow } from './everyStory.ts';
import { contentNamesOf } from './content.ts';
import { modesOfFirst } from './firstInTurn.ts';
import {
  CONTENTS,
  CONTENTS_ONCE,
  NARROWEST,
  ONE_BY_ONE,
  type Rendering,
  settingsOf,
  switchLater,
  switchTo,
  TIGHTEST,
  TOGETHER,
} from './modes.ts';
import { oneInTurn } from './oneInTurn.ts';
import { isReadByAxe } from './seenByAxe.ts';
import { settled } from './settled.ts';

/** Provided by the test runner: Storybook's own page cannot change its width. */
interface Runner {
  /** Whether this is the long form: every mode by itself for every story of the matrix. */
  readonly isLong: boolean;
  /** Which sample the short form takes of what the long one shows whole. */
  readonly turn: number;
  resize(width: number, height: number): void;
  /** The file whose stories are running. */
  readonly file: () => string;
  /** Whether a change touches what a file shows: then it does not wait for its turn. */
  readonly isTouched: (file: string) => boolean;
  /** Called with the modes in which a story was checked. */
  checked(modes: readonly string[]): void;
}

let runner: Runner | undefined;

export function runMatrixWith(given: Runner): void {
  runner = given;
}

/** Whether the tests run the stories; otherwise somebody looks at them. */
export const isTested = (): boolean => runner !== undefined;

/** The first story of each file. */
const firsts = new Map<string, string>();

/**
 * A component's first story and those with long text; others with `parameters: { modes: true }`. In the short form a
 * file's first story is shown in one rendering of several modes in some turns, and read by axe in others.
 */
function renderingsFor({ id, name, parameters }: StoryContext, { isLong, turn, ...by }: Runner) {
  const file = by.file();
  if (!firsts.has(file)) firsts.set(file, id);
  const chosen: unknown = parameters['modes'];
  const isFirst = firsts.get(file) === id;
  if (chosen === false || !(chosen === true || isFirst || /\bLong\b/.test(name))) return [];
  if (isLong) return ONE_BY_ONE;
  if (chosen === true) return [oneInTurn(TOGETHER, file, turn)];
  if (!isFirst) return [TIGHTEST];
  return by.isTouched(file) ? TOGETHER : modesOfFirst(file, turn);
}

/** The other contents of a story: in the short form long text, and one of the others in turn. */
function contentsFor(context: StoryContext, { isLong, turn, file }: Runner): Rendering[] {
  const names = contentNamesOf(context);
  if (isLong) return names.flatMap((name) => CONTENTS[name]);
  const others = names.filter((name) => name !== 'long');
  const chosen = others.length > 0 ? [oneInTurn(others, file() + context.name, turn)] : [];
  return [...names.filter((name) => name === 'long'), ...chosen].flatMap((name) => CONTENTS_ONCE[name]);
}

/** Without the widths that are no narrower than the story's own. */
function narrower(renderings: readonly Rendering[], than: number): Rendering[] {
  return renderings
    .map((modes) => modes.filter(({ width }) => width === undefined || width < than))
    .filter((modes) => modes.length > 0);
}

/** Waits for two frames: one to render the change, one for what measures itself. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** The rules whose result depends on the mode; the others have run on the story as it is. */
function rulesFor(rendering: Rendering, isLong: boolean): readonly string[] | 'all' {
  const { theme, language, content } = settingsOf(rendering);
  // names of languages are the same attributes in each; what a content changes is its size
  if (!isLong) return theme ? ['color-contrast'] : [];
  // what is long has been read at another width before; here only its size can be wrong
  if (content !== undefined && !rendering.includes(NARROWEST)) return 'all';
  // the page's own language is checked below, word for word
  const namesLanguages = language !== undefined && document.querySelector('body [lang]') !== null;
  return [...(theme ? ['color-contrast'] : []), ...(namesLanguages ? ['valid-lang'] : [])];
}

/** A component by itself is in no landmark: Storybook's own check leaves this rule out as well. */
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

async function findingsIn(rendering: Rendering, isLong: boolean): Promise<string[]> {
  const found = [...consoleErrors(), ...overflow(), ...wrongDirection(rendering)];
  return [...found, ...(await axeFindings(rulesFor(rendering, isLong)))];
}

/**
 * Shows a story in one rendering after the other, and fails for problems found there. Nothing else looks at the story
 * afterwards, so it is left as the last one shows it.
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
    wrong.push(...(await findingsIn(rendering, by.isLong)).map((finding) => `In ${names}: ${finding}`));
  }
  switchLater();
  // for what measures itself before the next story sets them
  Object.assign(page, { lang, dir });
  page.dataset['theme'] = theme;
  by.resize(innerWidth, innerHeight);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', inAct);
  by.checked(renderings.flat().map(({ name }) => name));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Whether axe reads a story now: in the long form every story. */
export function decideOnAxe(context: StoryContext): void {
  if (!runner) return;
  const file = runner.file();
  const isRead = runner.isLong || isReadByAxe(context, file, runner.turn, runner.isTouched(file));
  const a11y = context.parameters['a11y'] as object;
  context.parameters['a11y'] = { ...a11y, disable: !isRead };
  if (isRead) runner.checked(['axe']);
}

/** Shows a story in its modes and with its other contents: after every other check, because it is left as shown last. */
export async function checkMatrix(context: StoryContext): Promise<void> {
  if (!runner) return;
  const modes = narrower(renderingsFor(context, runner), window.innerWidth);
  await check([...modes, ...contentsFor(context, runner)], runner);
}
