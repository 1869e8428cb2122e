import type { Line } from './lines.ts';

export const CHOICES = ['choice', 'fake_choice'];
/** What a player types is told on the next page. */
export const BREAKS = ['page_break', 'input_text', 'finish', 'ending'];
export const CALLS = ['gosub', 'gosub_scene'];
const JUMPS = ['goto', 'goto_scene', 'return'];

/** Calls that have scenes of their own, and the lines that all others bring together. */
const CALLS_MAX = 200;
const LINES_MAX = 20_000;

/** What may be called: the lines after each label, up to where they come back or another label begins. */
export class Subroutines {
  readonly #lines = new Map<string, readonly Line[]>();
  /** Whether each has scenes of its own. */
  readonly #whole = new Map<string, boolean>();
  /** The name of what a line calls. */
  readonly #calledBy: (line: Line) => string;
  #calls = 0;
  #told = 0;

  constructor(calledBy: (line: Line) => string) {
    this.#calledBy = calledBy;
  }

  add(lines: readonly Line[], nameOf: (label: string) => string): void {
    // from the end, so that what a label begins is known without looking for it
    let end = lines.length;
    for (let at = lines.length - 1; at >= 0; at -= 1) {
      const { command, rest } = lines[at]!;
      if (command === 'label') this.#lines.set(nameOf(rest), lines.slice(at + 1, end));
      if (command === 'label' || command === 'return') end = at;
    }
  }

  /** What a call tells; undefined if it is given something, or there are too many calls. */
  of(line: Line): readonly Line[] | undefined {
    const given = line.rest.split(/\s+/).length - (line.command === 'gosub' ? 1 : 2);
    const isBeyond = this.#calls >= CALLS_MAX || this.#told >= LINES_MAX;
    return given > 0 || isBeyond ? undefined : this.#lines.get(this.#calledBy(line));
  }

  /** The same, of which one call more is told. */
  take(line: Line): readonly Line[] | undefined {
    const lines = this.of(line);
    if (this.isWhole(line)) this.#calls += 1;
    this.#told += lines?.length ?? 0;
    return lines;
  }

  /** A call of what asks for something, or ends early. */
  isWhole(line: Line): boolean {
    const lines = CALLS.includes(line.command) ? this.of(line) : undefined;
    if (!lines) return false;
    const name = this.#calledBy(line);
    const known = this.#whole.get(name);
    if (known !== undefined) return known;
    // one that calls itself
    this.#whole.set(name, true);
    const whole = this.leaves(lines) || jumps(lines);
    this.#whole.set(name, whole);
    return whole;
  }

  /** Whether lines hold more than text, settings and jumps. */
  leaves(lines: readonly Line[]): boolean {
    return lines.some(
      (line) =>
        line.command === 'label' ||
        CHOICES.includes(line.command) ||
        BREAKS.includes(line.command) ||
        this.isWhole(line) ||
        this.leaves(line.children),
    );
  }
}

function jumps(lines: readonly Line[]): boolean {
  return lines.some(({ command, children }) => JUMPS.includes(command) || jumps(children));
}
