import { NODES_MAX } from '@kathaloka/contract/limits';
import { type Change, seenName } from '../expressions/expr.ts';
import type { NoteBook } from '../report/notes.ts';
import { refuse } from '../report/refusals.ts';
import { type Call, CALLS_MAX, eachInstruction } from './calls.ts';
import type { Block, RawScene, RawStory } from '../scenes/blocks.ts';
import { type Container, containersOf, innermost, type Position, resolve } from './containers.ts';
import { InkLists } from './lists.ts';
import { InkRun } from './InkRun.ts';

/** The maximum number of steps for all scenes together: more than any real story takes, and enough to end loops. */
const STEPS_MAX = 500_000;

/** With more scenes than this, no further call is inlined. */
const CALLED_SCENES_MAX = NODES_MAX / 2;

/** The name of the first scene. */
const START = 'start';
const TITLE = /^\s*title:\s*(\S.*)$/i;
const CHAPTER = /^\s*chapter(?:\s+(\d+))?:\s*(\S.*)$/i;

/** Reads compiled ink as scenes. It is never executed. */
export function readCompiledInk(json: unknown, notes: NoteBook): RawStory {
  const { root, listDefs } = json as { root?: unknown; listDefs?: unknown };
  if (!Array.isArray(root)) refuse('no_scenes', {});
  return new InkReader(containersOf(root), new InkLists(listDefs), notes).read();
}

/** Finds the places in a story that become scenes, and names them. */
class InkReader {
  readonly root: Container;
  readonly notes: NoteBook;
  readonly lists: InkLists;
  steps = STEPS_MAX;
  readonly #names = new Map<string, string>();
  readonly #places = new Map<string, Position>();
  readonly #todo: string[] = [];
  readonly #led = new Set<string>();
  #title = '';
  readonly #chapters: { readonly number: number; readonly title: string; readonly scene: string }[] = [];
  readonly #ids = new Map<Container, number>();
  /** Knots that are called as functions, tunnels or threads. They become scenes only if a divert leads to them. */
  readonly called = new Set<string>();
  readonly #calls = new Map<string, Call>();
  readonly #within = new Map<string, Call | null>();
  /** The places whose visits the story counts. */
  readonly #counted = new Set<string>();

  constructor(root: Container, lists: InkLists, notes: NoteBook) {
    this.root = root;
    this.lists = lists;
    this.notes = notes;
    eachInstruction(root, (item, within) => {
      const position = typeof item['CNT?'] === 'string' ? resolve(item['CNT?'], root, within) : undefined;
      if (position) this.#counted.add(this.placeOf(position));
    });
  }

  read(): RawStory {
    const initial = this.#initial();
    const start = this.sceneAt({ container: this.root, index: 0 }, START);
    const scenes: RawScene[] = [];
    const readAll = () => {
      for (let name = this.#todo.pop(); name !== undefined; name = this.#todo.pop()) {
        if (scenes.length >= NODES_MAX * 2) refuse('too_many_scenes', { max: NODES_MAX });
        scenes.push({ name, blocks: this.#blocksOf(name) });
      }
    };
    readAll();
    for (const [name, knot] of this.root.named) {
      if (name === 'global decl' || this.called.has(name)) continue;
      this.sceneAt({ container: knot, index: 0 });
      readAll();
    }
    const chapters = this.#chapters.toSorted((one, other) => one.number - other.number);
    return { title: this.#title, start, scenes: this.#inOrder(scenes), isPlain: true, initial, chapters };
  }

  /** The scene that begins at a position, within a call. Queues the scene for reading. */
  sceneAt(position: Position, called?: string, within: Call | null = null): string {
    const name = this.#nameAt(position, called, within);
    if (!this.#led.has(name)) this.#todo.push(name);
    this.#led.add(name);
    return name;
  }

  /** Names a place, which becomes a scene once a divert leads there. */
  #nameAt(position: Position, called?: string, within: Call | null = null): string {
    const inner = innermost(position);
    const key = `${this.placeOf(inner)} ${within?.id ?? ''}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = this.#free(nameOf(position.container) || called || 'scene');
    this.#names.set(key, name);
    this.#places.set(name, inner);
    this.#within.set(name, within);
    return name;
  }

  placeOf(position: Position): string {
    const { container, index } = innermost(position);
    return `${this.#idOf(container)} ${index}`;
  }

  callAt(to: Position, { back, outer, given }: Pick<Call, 'back' | 'outer' | 'given'>): Call | null {
    const name = to.container.name;
    if (to.container.parent === this.root && name) this.called.add(name);
    return this.callWith({ back, outer, given });
  }

  callWith({ back, outer, given }: Pick<Call, 'back' | 'outer' | 'given'>): Call | null {
    const values = [...given].map(([name, value]) => [name, value]);
    const id = JSON.stringify([back && this.placeOf(back), outer?.id ?? null, values]);
    const known = this.#calls.get(id);
    if (known) return known;
    const depth = (outer?.depth ?? 0) + 1;
    if (depth > CALLS_MAX || this.#names.size > CALLED_SCENES_MAX) return null;
    const call: Call = { id: `#${this.#calls.size}`, back, outer, given, depth };
    this.#calls.set(id, call);
    return call;
  }

  countedAt(position: Position): string | undefined {
    return this.#counted.has(this.placeOf(position)) ? this.#nameAt(position) : undefined;
  }

  /** Takes a tag that begins a chapter. Of the other tags, takes the title from those of the first scene. */
  takeTag(tag: string, scene: string): boolean {
    const [, number, chapter] = CHAPTER.exec(tag) ?? [];
    if (chapter !== undefined && !this.#chapters.some((begun) => begun.scene === scene)) {
      this.#chapters.push({
        number: Number(number ?? this.#chapters.length + 1),
        title: chapter.trim(),
        scene,
      });
      return true;
    }
    const title = TITLE.exec(tag)?.[1];
    if (scene !== START || title === undefined || this.#title !== '') return false;
    this.#title = title;
    return true;
  }

  /** The variable that counts the visits of a scene. */
  visitsOf(path: string, from: Container): string | undefined {
    const position = resolve(path, this.root, from);
    return position && seenName(this.#nameAt(position, path));
  }

  #idOf(container: Container): number {
    const known = this.#ids.get(container);
    if (known !== undefined) return known;
    this.#ids.set(container, this.#ids.size);
    return this.#ids.size - 1;
  }

  #free(wanted: string): string {
    let name = wanted;
    for (let copy = 2; this.#places.has(name); copy += 1) name = `${wanted} ${copy}`;
    return name;
  }

  #blocksOf(name: string): Block[] {
    const place = this.#places.get(name)!;
    const blocks = new InkRun(this, name, this.#within.get(name)).read(place);
    // within a call a place has another name, but its visits are counted under its own
    const counted = this.countedAt(place);
    if (counted === undefined || counted === name) return blocks;
    return [{ kind: 'change', change: { kind: 'add', name: seenName(counted), amount: 1 } }, ...blocks];
  }

  #initial(): Change[] {
    const declared = this.root.named.get('global decl');
    if (!declared) return [];
    return new InkRun(this, '')
      .read({ container: declared, index: 0 })
      .flatMap((block) => (block.kind === 'change' ? [block.change] : []));
  }

  /** Sorts scenes in the order of discovery, each knot before its content. */
  #inOrder(scenes: readonly RawScene[]): RawScene[] {
    const places = new Map([...this.#places.keys()].map((name, index) => [name, index]));
    return scenes.toSorted((one, other) => places.get(one.name)! - places.get(other.name)!);
  }
}

/** The names that ink generates for choices, gathers and their parts. */
const MADE = /^(?:c-\d+|g-\d+|b|s|s\d+|\$r\d*)$/;

/** A knot, a stitch or a label, as the author named it; empty for a generated name. */
function nameOf(container: Container): string {
  if (container.name === '' && container.index === 0 && container.parent?.name)
    return nameOf(container.parent);
  if (!container.name || MADE.test(container.name)) return '';
  let { parent } = container;
  while (parent && (!parent.name || MADE.test(parent.name))) ({ parent } = parent);
  return parent?.name ? `${parent.name}.${container.name}` : container.name;
}
