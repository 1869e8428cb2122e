import { NODES_MAX } from '@kathaloka/contract/limits';
import { readExpr } from '../expressions/readExpr.ts';
import type { NoteBook } from '../report/notes.ts';
import { refuse } from '../report/refusals.ts';
import type { RawScene } from '../scenes/blocks.ts';
import { BlockStack } from '../scenes/blockStack.ts';
import { shortName } from '../text/shortName.ts';
import type { Line } from './lines.ts';
import { optionsOf } from './options.ts';
import { BREAKS, CALLS, CHOICES, Subroutines } from './subroutines.ts';
import { isSilent, readPlainLine, readLineText } from './plainLines.ts';

interface OpenScene {
  readonly name: string;
  readonly blocks: BlockStack;
}

const IFS = ['elseif', 'elsif', 'else'];
/** Subroutine calls nested deeper than this are left out. */
const CALLS_DEEP = 4;

/** Divides scene files into scenes: at labels, at the targets of options, and at the end of a choice. */
export class ChoiceScriptScenes {
  readonly #notes: NoteBook;
  readonly #order: readonly string[];
  readonly #done: RawScene[] = [];
  readonly #names = new Set<string>();
  /** The last number given to a copy of each name, where the search for a free number starts. */
  readonly #copies = new Map<string, number>();
  /** The labels that are called as subroutines. */
  readonly called = new Set<string>();
  readonly #subroutines = new Subroutines((line) => this.#calledBy(line));
  /** The scenes that the calls around the current line return to. */
  readonly #returns: (string | null)[] = [];
  #file = '';

  constructor(notes: NoteBook, order: readonly string[]) {
    this.#notes = notes;
    this.#order = order;
  }

  all(): RawScene[] {
    // in the order in which the scenes begin, rather than the order in which they end
    const order = [...this.#names];
    const places = new Map(order.map((name, index) => [name, index]));
    return this.#done.toSorted((one, other) => places.get(one.name)! - places.get(other.name)!);
  }

  startOf(file: string): string {
    return file;
  }

  /** Collects the subroutines of a file before any file is read. */
  prepare(file: string, lines: readonly Line[]): void {
    this.#file = file;
    this.#subroutines.add(lines, (label) => this.#labelled(label));
  }

  read(file: string, lines: readonly Line[]): void {
    this.#file = file;
    this.#read(lines, this.#open(this.startOf(file)), null);
  }

  /** The name of a label, after the name of its file. In a single file, the file's name is left out. */
  #labelled(label: string, file = this.#file): string {
    const name = label.trim().toLowerCase();
    return this.#order.length > 1 ? `${file}: ${name}` : name;
  }

  #open(wanted: string): OpenScene {
    // scenes without text are removed later, so twice the maximum may be read
    if (this.#names.size >= NODES_MAX * 2) refuse('too_many_scenes', { max: NODES_MAX });
    let name = wanted;
    let copy = this.#copies.get(wanted) ?? 1;
    while (this.#names.has(name)) {
      copy += 1;
      name = `${wanted} ${copy}`;
    }
    this.#copies.set(wanted, copy);
    this.#names.add(name);
    return { name, blocks: new BlockStack(name) };
  }

  #close({ name, blocks }: OpenScene): void {
    this.#done.push({ name, blocks: blocks.done() });
  }

  /** Reads lines into a scene, and starts further scenes where needed. `next` is the scene after the last line. */
  #read(lines: readonly Line[], first: OpenScene, next: string | null): void {
    let scene = first;
    const last = lines.findLastIndex(({ text }) => text !== '');
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at]!;
      const { command } = line;
      const end = command === 'if' ? endOfIf(lines, at) : at + 1;
      if (command === 'label') {
        const labelled = this.#open(this.#labelled(line.rest));
        scene.blocks.goto(labelled.name);
        this.#close(scene);
        scene = labelled;
      } else if (
        CHOICES.includes(command) ||
        BREAKS.includes(command) ||
        (command === 'if' && this.#subroutines.hasFlowControl(lines.slice(at, end)))
      ) {
        const onward = last >= end ? this.#open(onwardName(scene.name)) : undefined;
        const target = onward?.name ?? next;
        if (command === 'if') this.#readIf(lines.slice(at, end), scene, target);
        else if (CHOICES.includes(command)) this.#readChoice(line, scene, target);
        else this.#readBreak(line, scene, target);
        this.#close(scene);
        if (!onward) return;
        scene = onward;
        at = end - 1;
      } else if (this.#returns.length < CALLS_DEEP && this.#subroutines.needsScenes(line)) {
        const onward = last >= end ? this.#open(onwardName(scene.name)) : undefined;
        this.#enter(line, scene, onward?.name ?? next);
        this.#close(scene);
        if (!onward) return;
        scene = onward;
      } else if (command === 'if') {
        this.#readPlainIf(lines.slice(at, end), scene);
        at = end - 1;
      } else this.#readLine(line, scene);
    }
    scene.blocks.goto(next);
    this.#close(scene);
  }

  #readLine(line: Line, scene: OpenScene): void {
    if (line.command === 'goto') scene.blocks.goto(this.#labelled(line.rest));
    else if (line.command === 'goto_scene') scene.blocks.goto(this.#sceneOf(line.rest));
    else if (CALLS.includes(line.command)) this.#call(line, scene);
    else if (line.command === 'return') scene.blocks.goto(this.#returns.at(-1) ?? null);
    else readPlainLine(line, scene.blocks, scene.name, this.#notes);
    if (isSilent(line)) return;
    // text that is indented for no reason is still text
    for (const child of line.children) this.#readLine(child, scene);
  }

  /** Inlines a subroutine that contains only text and settings. */
  #call(line: Line, scene: OpenScene): void {
    this.called.add(this.#calledBy(line));
    const isTold = this.#returns.length < CALLS_DEEP && !this.#subroutines.needsScenes(line);
    const lines = isTold ? this.#subroutines.take(line) : undefined;
    if (!lines) {
      readPlainLine(line, scene.blocks, scene.name, this.#notes);
      return;
    }
    this.#returns.push(null);
    this.#readPlain(lines, scene);
    this.#returns.pop();
  }

  #calledBy({ command, rest }: Line): string {
    const [first = '', second] = rest.split(/\s+/);
    if (command === 'gosub') return this.#labelled(first);
    return second === undefined ? this.startOf(first) : this.#labelled(second, first);
  }

  /** Gives the subroutine its own scenes for this call, from which it returns to the caller. */
  #enter(line: Line, scene: OpenScene, next: string | null): void {
    const lines = this.#subroutines.take(line) ?? [];
    this.called.add(this.#calledBy(line));
    const body = this.#open(`${scene.name}, ${line.rest.split(/\s+/).at(-1)!}`);
    scene.blocks.goto(body.name);
    this.#returns.push(next);
    this.#read(lines, body, next);
    this.#returns.pop();
  }

  #sceneOf(rest: string): string {
    const [file = '', label] = rest.split(/\s+/);
    return label === undefined ? this.startOf(file) : this.#labelled(label, file);
  }

  #readIf(lines: readonly Line[], scene: OpenScene, next: string | null): void {
    const bodies: [OpenScene, readonly Line[]][] = [];
    this.#branches(lines, scene, (line) => {
      const body = this.#open(`${scene.name}, if`);
      bodies.push([body, line.children]);
      scene.blocks.goto(body.name);
    });
    scene.blocks.goto(next);
    for (const [body, children] of bodies) this.#read(children, body, next);
  }

  #readPlainIf(lines: readonly Line[], scene: OpenScene): void {
    this.#branches(lines, scene, (line) => this.#readPlain(line.children, scene));
  }

  #readPlain(lines: readonly Line[], scene: OpenScene): void {
    for (let at = 0; at < lines.length; at += 1) {
      if (lines[at]!.command !== 'if') {
        this.#readLine(lines[at]!, scene);
        continue;
      }
      const end = endOfIf(lines, at);
      this.#readPlainIf(lines.slice(at, end), scene);
      at = end - 1;
    }
  }

  #branches(lines: readonly Line[], { blocks }: OpenScene, read: (line: Line) => void): void {
    for (const line of lines) {
      if (line.command === 'if') blocks.openIf(readExpr(line.rest));
      else if (IFS.includes(line.command))
        blocks.branch(line.command === 'else' ? null : readExpr(line.rest));
      else continue;
      read(line);
    }
    blocks.closeIf();
  }

  #readChoice(line: Line, scene: OpenScene, next: string | null): void {
    for (const { text, when, isOnce, children } of optionsOf(line.children)) {
      const words = readLineText(text, scene.name, this.#notes);
      const body = this.#open(shortName(words) || scene.name);
      scene.blocks.openIf(when);
      scene.blocks.link({ text: words, target: body.name, changes: [], isOnce });
      scene.blocks.closeIf();
      this.#read(children, body, next);
    }
  }

  #readBreak({ command, rest }: Line, { name, blocks }: OpenScene, next: string | null): void {
    const at = this.#order.indexOf(this.#file);
    const following = this.#order[at + 1];
    const target =
      command === 'page_break' || command === 'input_text'
        ? next
        : command === 'finish' && following !== undefined
          ? this.startOf(following)
          : null;
    if (command === 'input_text') blocks.ask(rest.toLowerCase());
    const text = command === 'input_text' ? '' : readLineText(rest, name, this.#notes);
    if (target !== null && text) blocks.link({ text, target, changes: [] });
    else blocks.goto(target);
  }
}

/** The index after an `*if` and its other branches. */
function endOfIf(lines: readonly Line[], at: number): number {
  let end = at + 1;
  for (let next = end; next < lines.length; next += 1) {
    if (IFS.includes(lines[next]!.command)) end = next + 1;
    else if (lines[next]!.text !== '') break;
  }
  return end;
}

/** The name of a scene's continuation. A continuation of a continuation is named after the first scene. */
function onwardName(scene: string): string {
  return `${scene.replace(/, on(?: \d+)?$/, '')}, on`;
}
