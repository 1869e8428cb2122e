import { refuse } from '../report/refusals.ts';

/** Compiling takes much longer than reading: larger files can be compiled with ink itself, and their JSON imported. */
const SOURCE_MAX = 32 * 1024;
const LINES_MAX = 1500;
const NESTING_MAX = 10;
/** Brackets and marks of tags anywhere in the file. */
const MARKS_MAX = 2000;

/** Compiles ink's source with inkjs, which is loaded with the first file of ink. Only its compiler is used. */
export async function compileInk(source: string): Promise<unknown> {
  if (source.length > SOURCE_MAX) refuse('too_large', { max: SOURCE_MAX });
  refuseMuchWork(source);
  const include = /^\s*INCLUDE\s/m.exec(source);
  if (include) refuse('unreadable', { ...placeOf(source, include.index), reason: 'INCLUDE' });
  const { Compiler } = await import('inkjs/full');
  const errors: string[] = [];
  try {
    const compiler = new Compiler(source, {
      sourceFilename: null,
      pluginNames: [],
      countAllVisits: false,
      fileHandler: null,
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

/** The compiler backtracks on every bracket and every level of nesting, so its time multiplies with each. */
function refuseMuchWork(source: string): void {
  let depth = 0;
  let line = 1;
  let marks = 0;
  for (const character of source) {
    if (character === '\n') line += 1;
    else if ('{(['.includes(character)) depth += 1;
    else if ('})]'.includes(character)) depth = Math.max(0, depth - 1);
    if ('{([})]#'.includes(character)) marks += 1;
    if (depth > NESTING_MAX) refuse('too_deep', { node: String(line), max: NESTING_MAX });
    if (marks > MARKS_MAX) refuse('too_many_brackets', { line, max: MARKS_MAX });
    if (line > LINES_MAX) refuse('too_many_lines', { max: LINES_MAX });
  }
  const levels = /^[ \t]*(?:[*+-][ \t]*){11}/m.exec(source);
  if (levels) refuse('too_deep', { node: String(placeOf(source, levels.index).line), max: NESTING_MAX });
}

function placeOf(source: string, at: number): { line: number; column: number } {
  return { line: source.slice(0, at).split('\n').length, column: 1 };
}
