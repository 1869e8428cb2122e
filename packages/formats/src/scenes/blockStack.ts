import type { Change, Expr } from '../expressions/expr.ts';
import { refuse } from '../report/refusals.ts';
import type { Block, LinkBlock } from './blocks.ts';

/** The deepest nesting of conditions, deeper than in any real story. */
const DEPTH_MAX = 50;
/** The maximum number of texts, links, changes and cases in one scene. */
const PARTS_MAX = 5000;

interface OpenIf {
  readonly branches: { when: Expr | null; blocks: Block[] }[];
}

/** Builds the parts of a scene while it is read from beginning to end. */
export class BlockStack {
  readonly #blocks: Block[] = [];
  readonly #open: OpenIf[] = [];
  readonly #scene: string;
  #parts = 0;

  constructor(scene: string) {
    this.#scene = scene;
  }

  get depth(): number {
    return this.#open.length;
  }

  get #here(): Block[] {
    return this.#open.at(-1)?.branches.at(-1)?.blocks ?? this.#blocks;
  }

  #count(): void {
    this.#parts += 1;
    if (this.#parts > PARTS_MAX) refuse('too_complex', { node: this.#scene });
  }

  #add(block: Block): void {
    this.#count();
    this.#here.push(block);
  }

  text(text: string): void {
    if (text !== '') this.#add({ kind: 'text', text });
  }

  link(link: Omit<LinkBlock, 'kind'>): void {
    this.#add({ kind: 'link', ...link });
  }

  change(...changes: readonly Change[]): void {
    for (const change of changes) this.#add({ kind: 'change', change });
  }

  include(name: string): void {
    this.#add({ kind: 'include', name });
  }

  ask(name: string, otherwise?: string): void {
    this.#add({ kind: 'ask', name, ...(otherwise && { otherwise }) });
  }

  /** Adds a prompt: the player types a word before the following text is shown. */
  prompt(name: string): void {
    this.#add({ kind: 'ask', name, isBefore: true });
  }

  /** Appends parts that were read separately. */
  append(blocks: readonly Block[]): void {
    for (const block of blocks) this.#add(block);
  }

  goto(target: string | null): void {
    this.#add({ kind: 'goto', target });
  }

  openIf(when: Expr): void {
    if (this.#open.length >= DEPTH_MAX) refuse('too_deep', { node: this.#scene, max: DEPTH_MAX });
    this.#open.push({ branches: [{ when, blocks: [] }] });
  }

  /** Begins another case of the innermost open condition. Returns false if no condition is open. */
  branch(when: Expr | null): boolean {
    this.#count();
    const open = this.#open.at(-1);
    open?.branches.push({ when, blocks: [] });
    return open !== undefined;
  }

  closeIf(): void {
    const open = this.#open.pop();
    if (open) this.#add({ kind: 'if', branches: open.branches });
  }

  /** Returns all parts, and closes the conditions that are still open. */
  done(): Block[] {
    while (this.#open.length > 0) this.closeIf();
    return this.#blocks;
  }
}
