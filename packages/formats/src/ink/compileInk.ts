import { NODES_MAX } from '@kathaloka/contract/limits';
import { refuse } from '../report/refusals.ts';

const NESTING_MAX = 10;

/** More knots, gathers and choices than a story of the most scenes has. */
const POINTS_MAX = NODES_MAX * 8;

/** Other files, which the source may name in an INCLUDE. */
type Included = ReadonlyMap<string, string>;

/**
 * Compiles an ink source with inkjs, which is loaded with the first ink file and used only as a compiler. The time
 * multiplies with every level of nesting, so nesting is limited here. The length of a source is limited by the timeout
 * of the worker that runs this.
 */
export async function compileInk(source: string, included: Included = new Map()): Promise<unknown> {
  const texts = [source, ...included.values()];
  for (const text of texts) refuseDeepNesting(text);
  refuseManyPoints(texts);
  const missing = missingFile(source, included);
  if (missing) refuse('unreadable', missing);
  const { Compiler } = await import('inkjs/full');
  const errors: string[] = [];
  try {
    const compiler = new Compiler(source, {
      sourceFilename: null,
      pluginNames: [],
      countAllVisits: false,
      fileHandler: {
        ResolveInkFilename: (name: string) => name,
        LoadInkFileContents: (name: string) => included.get(baseName(name)) ?? '',
      },
      errorHandler: (message: string, type: number) => {
        if (type === 2) errors.push(message);
      },
    });
    const json = compiler.Compile()?.ToJson();
    if (typeof json === 'string' && errors.length === 0) return JSON.parse(json) as unknown;
  } catch (error) {
    if (errors.length === 0) errors.push(error instanceof Error ? error.message : String(error));
  }
  const line = /line (\d+)/.exec(errors[0] ?? '')?.[1];
  return refuse('unreadable', {
    line: Number(line ?? 1),
    column: 1,
    reason: (errors[0] ?? '').slice(0, 300),
  });
}

const POINT = /^[ \t]*(?:[*+-]|={2})/gm;

/** Refuses what would become too many scenes, before the compiler takes 5 kB and a tenth of a millisecond for each. */
function refuseManyPoints(texts: readonly string[]): void {
  const points = texts.reduce((sum, text) => sum + (text.match(POINT)?.length ?? 0), 0);
  if (points > POINTS_MAX) refuse('too_many_scenes', { max: NODES_MAX });
}

const INCLUDE = /^[ \t]*INCLUDE[ \t]+(\S.*)$/gm;

/** A file name without its folders. */
export const baseName = (path: string): string => path.trim().replace(/^.*[\\/]/, '');

/** The files that an ink source includes, without their folders. */
export const includesOf = (source: string): string[] =>
  [...source.matchAll(INCLUDE)].map(([, name]) => baseName(name!));

function missingFile(source: string, included: Included) {
  for (const match of source.matchAll(INCLUDE)) {
    const name = baseName(match[1]!);
    if (!included.has(name))
      return { line: source.slice(0, match.index).split('\n').length, column: 1, reason: `INCLUDE ${name}` };
  }
  return undefined;
}

/** Comments, which often contain lines of dashes. */
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** Refuses deep nesting, because the compiler backtracks on every level. */
function refuseDeepNesting(whole: string): void {
  const source = whole.replace(COMMENTS, (comment) => comment.replace(/[^\n]/g, ' '));
  let depth = 0;
  /** Counted per line, because a text may have an unclosed bracket. */
  let within = 0;
  let line = 1;
  for (const character of source) {
    if (character === '\n') {
      line += 1;
      within = 0;
    } else if (character === '{') depth += 1;
    else if (character === '}') depth = Math.max(0, depth - 1);
    else if (character === '(' || character === '[') within += 1;
    else if (character === ')' || character === ']') within = Math.max(0, within - 1);
    if (depth + within > NESTING_MAX) refuse('too_deep', { node: String(line), max: NESTING_MAX });
  }
  const levels = /^[ \t]*(?:[*+-][ \t]*){11}/m.exec(source);
  if (levels) {
    const before = source.slice(0, levels.index).split('\n').length;
    refuse('too_deep', { node: String(before), max: NESTING_MAX });
  }
}
