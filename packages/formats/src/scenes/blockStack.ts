import type { Change, Expr } from '../expressions/expr.ts';
import { refuse } from '../report/refusals.ts';
import type { Block, LinkBlock } from './blocks.ts';

/** Conditions within conditions. A scene that needs more is no scene that somebody wrote. */
const DEPTH_MAX = 50;

interface OpenIf {
  readonly branches: { when: Expr | null; blocks: Block[] }[];
}

/** Puts the parts of a scene together while it is read from its beginning to its end. */
export class BlockStack {
  readonly #blocks: Block[] = [];
  readonly #open: OpenIf[] = [];
  readonly #scene: string;

  constructor(scene: string) {
    this.#scene = scene;
  }

  get depth(): number {
    return this.#open.length;
  }

  get #here(): Block[] {
    return this.#open.at(-1)?.branches.at(-1)?.blocks ?? this.#blocks;
  }

  text(text: string): void {
    if (text !== '') this.#here.push({ kind: 'text', text });
  }

  link(link: Omit<LinkBlock, 'kind'>): void {
    this.#here.push({ kind: 'link', ...link });
  }

  change(...changes: readonly Change[]): void {
    for (const change of changes) this.#here.push({ kind: 'change', change });
  }

  goto(target: string | null): void {
    this.#here.push({ kind: 'goto', target });
  }

  openIf(when: Expr): void {
    if (this.#open.length >= DEPTH_MAX) refuse('too_deep', { node: this.#scene, max: DEPTH_MAX });
    this.#open.push({ branches: [{ when, blocks: [] }] });
  }

  /** Another case of the condition that is open; whether one is. */
  branch(when: Expr | null): boolean {
    const open = this.#open.at(-1);
    open?.branches.push({ when, blocks: [] });
    return open !== undefined;
  }

  closeIf(): void {
    const open = this.#open.pop();
    if (open) this.#here.push({ kind: 'if', branches: open.branches });
  }

  /** Everything that was read; what was left open ends here. */
  done(): Block[] {
    while (this.#open.length > 0) this.closeIf();
    return this.#blocks;
  }
}
