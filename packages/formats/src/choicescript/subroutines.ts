import type { Line } from './lines.ts';

export const CHOICES = ['choice', 'fake_choice'];
/** Commands that end a page. `input_text` is one, because text that uses the answer must be on the next page. */
export const BREAKS = ['page_break', 'input_text', 'finish', 'ending'];
export const CALLS = ['gosub', 'gosub_scene'];
const JUMPS = ['goto', 'goto_scene', 'return'];

/** The maximum number of calls that need scenes of their own, and the maximum total of lines that calls insert. */
const CALLS_MAX = 200;
const LINES_MAX = 20_000;

/** The subroutines: the lines after each label, up to a `*return` or the next label. */
export class Subroutines {
  readonly #lines = new Map<string, readonly Line[]>();
  /** Whether a subroutine needs scenes of its own. */
  readonly #needsScenes = new Map<string, boolean>();
  /** The label that a line calls. */
  readonly #calledBy: (line: Line) => string;
  #calls = 0;
  #told = 0;

  constructor(calledBy: (line: Line) => string) {
    this.#calledBy = calledBy;
  }

  add(lines: readonly Line[], nameOf: (label: string) => string): void {
    // backwards, so that the end of the lines after each label is already known
    let end = lines.length;
    for (let at = lines.length - 1; at >= 0; at -= 1) {
      const { command, rest } = lines[at]!;
      if (command === 'label') this.#lines.set(nameOf(rest), lines.slice(at + 1, end));
      if (command === 'label' || command === 'return') end = at;
    }
  }

  /** The lines of a called subroutine; undefined if it takes arguments or there are too many calls. */
  of(line: Line): readonly Line[] | undefined {
    const given = line.rest.split(/\s+/).length - (line.command === 'gosub' ? 1 : 2);
    const isBeyond = this.#calls >= CALLS_MAX || this.#told >= LINES_MAX;
    return given > 0 || isBeyond ? undefined : this.#lines.get(this.#calledBy(line));
  }

  /** Like `of`, and counts the call. */
  take(line: Line): readonly Line[] | undefined {
    const lines = this.of(line);
    if (this.needsScenes(line)) this.#calls += 1;
    this.#told += lines?.length ?? 0;
    return lines;
  }

  /** Whether a line calls a subroutine that needs scenes of its own. */
  needsScenes(line: Line): boolean {
    const lines = CALLS.includes(line.command) ? this.of(line) : undefined;
    if (!lines) return false;
    const name = this.#calledBy(line);
    const known = this.#needsScenes.get(name);
    if (known !== undefined) return known;
    // a subroutine that calls itself needs scenes of its own
    this.#needsScenes.set(name, true);
    const isNeeded = this.hasFlowControl(lines) || jumps(lines);
    this.#needsScenes.set(name, isNeeded);
    return isNeeded;
  }

  /** Whether lines contain a label, a choice, a break or a call that needs scenes of its own. */
  hasFlowControl(lines: readonly Line[]): boolean {
    return lines.some(
      (line) =>
        line.command === 'label' ||
        CHOICES.includes(line.command) ||
        BREAKS.includes(line.command) ||
        this.needsScenes(line) ||
        this.hasFlowControl(line.children),
    );
  }
}

function jumps(lines: readonly Line[]): boolean {
  return lines.some(({ command, children }) => JUMPS.includes(command) || jumps(children));
}
