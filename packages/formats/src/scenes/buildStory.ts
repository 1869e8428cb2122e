import type { StoryChapter, StoryChoice, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { languageOfText } from '@kathaloka/contract/languages';
import {
  CHAPTER_TITLE_MAX,
  CHAPTERS_MAX,
  CHOICES_MAX,
  NODE_TEXT_MAX,
  NODES_MAX,
  STORY_BODY_MAX_BYTES,
} from '@kathaloka/contract/limits';
import type { Effect } from '@kathaloka/story';
import type { Change } from '../expressions/expr.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import { refuse } from '../report/refusals.ts';
import { tidied } from '../text/plainHtml.ts';
import type { RawStory } from './blocks.ts';
import { ChoiceBuilder, withEffects } from './choices.ts';
import { type FlatScene, flatScene, sourceOf } from './flatScene.ts';
import { thingsCarried } from './inventories.ts';
import { sceneNames } from './names.ts';
import { effectsOf, merged, printedCondition, translate } from './translate.ts';
import { Members, withMembers } from './members.ts';
import { cutAtPrompts } from './prompts.ts';
import { mergeVariables } from './mergeVariables.ts';
import { distinctChoices } from './distinctChoices.ts';
import { Variables } from './variables.ts';
import { cutText } from './cutText.ts';
import { authoredText } from './authoredText.ts';
import { askedInText, glued } from '../marks.ts';
import { scenesReached, pathFrom } from './exits.ts';
import { addedWords } from './words.ts';

export interface BuiltStory {
  readonly structure: StoryStructure;
  readonly language: ReturnType<typeof languageOfText>;
  /** The new name of a scene in the file. */
  readonly nameOf: (scene: string) => string;
}

/** Builds our scenes from a parsed file. Notes use the scene names of the file. */
export function buildStory(raw: RawStory, notes: NoteBook): BuiltStory {
  if (raw.scenes.length === 0) refuse('no_scenes', {});
  if (raw.scenes.length > NODES_MAX) refuse('too_many_scenes', { max: NODES_MAX });
  const scenes = new Map<string, FlatScene>();
  for (const scene of cutAtPrompts(raw.scenes)) {
    if (scenes.has(scene.name)) notes.add('scene_twice', scene.name, { name: scene.name });
    else scenes.set(scene.name, flatScene(scene, notes));
  }
  const members = new Members(scenes.values(), raw.initial);
  const initial = raw.initial.flatMap((change) => members.changesOf(change));
  for (const [name, scene] of scenes) scenes.set(name, withMembers(scene, members));
  return new StoryBuilder({ ...raw, initial }, { scenes, members }, notes).build();
}

class StoryBuilder {
  readonly #raw: RawStory;
  readonly #members: Members;
  #scenes: ReadonlyMap<string, FlatScene>;
  readonly #notes: NoteBook;
  readonly #variables: Variables;
  readonly #nameOf: (scene: string) => string;
  readonly #language: ReturnType<typeof languageOfText>;

  constructor(
    raw: RawStory,
    { scenes, members }: { readonly scenes: ReadonlyMap<string, FlatScene>; readonly members: Members },
    notes: NoteBook,
  ) {
    this.#raw = raw;
    this.#members = members;
    this.#scenes = scenes;
    this.#notes = notes;
    this.#variables = new Variables(notes);
    this.#nameOf = sceneNames(notes);
    this.#language = languageOfText(
      [...scenes.values()].flatMap(({ alternatives }) => alternatives.map(({ text }) => text)).join('\n'),
    );
  }

  build(): BuiltStory {
    this.#collectUses();
    this.#scenes = mergeVariables(this.#scenes, this.#variables);
    // the file's scenes first, in order, so that they keep their names before added ones
    for (const name of this.#scenes.keys()) this.#nameOf(name);
    const first = pathFrom(this.#raw.start, this.#scenes, (name) => this.#variables.isUsed(name));
    const choices = new ChoiceBuilder({
      scenes: this.#scenes,
      variables: this.#variables,
      notes: this.#notes,
      nameOf: this.#nameOf,
      goOn: addedWords(this.#language).goOn,
    });
    const nodes = new Map<string, StoryNode>();
    for (const scene of this.#told(first.target))
      for (const [name, node] of this.#cut(scene.name, this.#node(scene, choices))) nodes.set(name, node);
    const begun = this.#effectsOfStart([...this.#raw.initial, ...first.changes]);
    const start =
      begun.length === 0
        ? this.#nameOf(first.target)
        : this.#startWith(begun, this.#nameOf(first.target), nodes);
    const rawNames = new Map([...this.#scenes.keys()].map((name) => [this.#nameOf(name), name]));
    for (const [scene, node] of nodes)
      nodes.set(
        scene,
        distinctChoices(node, (from, to) =>
          this.#notes.add('choice_renamed', rawNames.get(scene) ?? null, {
            from: excerpt(from),
            to: excerpt(to),
          }),
        ),
      );
    const chapters = this.#chapters(start, nodes);
    const structure = {
      start_node: start,
      nodes: Object.fromEntries(nodes),
      ...(chapters.length > 0 && { chapters }),
      ...thingsCarried(this.#members, this.#variables),
    };
    if (new TextEncoder().encode(JSON.stringify(structure)).length > STORY_BODY_MAX_BYTES) {
      refuse('too_large', { max: STORY_BODY_MAX_BYTES });
    }
    return { structure, language: this.#language, nameOf: this.#nameOf };
  }

  /** Chapters whose scenes remain. The first one begins with the story, even if a scene was added in front. */
  #chapters(start: string, nodes: ReadonlyMap<string, StoryNode>): StoryChapter[] {
    return (this.#raw.chapters ?? [])
      .map(({ title, scene }) => ({ title: title.slice(0, CHAPTER_TITLE_MAX), node: this.#nameOf(scene) }))
      .filter(({ node }) => nodes.has(node))
      .slice(0, CHAPTERS_MAX)
      .map((chapter, at) => (at === 0 ? { ...chapter, node: start } : chapter));
  }

  /** The scenes that remain. Those without text or choices are skipped, unless they lead to themselves. */
  #told(start: string): FlatScene[] {
    const calledOnly = this.#calledOnly();
    return [...this.#scenes.values()].filter(
      ({ name }) =>
        name === start ||
        (!calledOnly.has(name) && pathFrom(name, this.#scenes, () => false).target === name),
    );
  }

  /** Subroutines, and the scenes reached only through them. */
  #calledOnly(): ReadonlySet<string> {
    const called = [...(this.#raw.subroutines ?? [])].filter((name) => this.#scenes.has(name));
    if (called.length === 0) return new Set();
    const reached = scenesReached([this.#raw.start], this.#scenes);
    const within = scenesReached(
      called.filter((name) => !reached.has(name)),
      this.#scenes,
    );
    const isTold = (name: string) => pathFrom(name, this.#scenes, () => false).target === name;
    const others = scenesReached(
      [this.#raw.start, ...[...this.#scenes.keys()].filter((name) => !within.has(name) && isTold(name))],
      this.#scenes,
    );
    return new Set([...within].filter((name) => !others.has(name)));
  }

  #collectUses(): void {
    for (const change of this.#raw.initial) this.#variables.begin(change);
    const start = this.#scenes.get(this.#raw.start);
    const isEnteredAgain = [...this.#scenes.values()].some(({ choices }) =>
      choices.some(({ target }) => target === this.#raw.start),
    );
    for (const { asks } of this.#scenes.values()) if (asks) this.#variables.type(asks);
    for (const scene of this.#scenes.values()) {
      const { choices, alternatives, onEntry, onExit, sometimes } = scene;
      for (const change of onEntry) {
        // a variable set in the first scene has an initial value, unless the scene can be entered again
        if (scene === start && !isEnteredAgain && change.kind === 'set') this.#variables.begin(change);
        else this.#variables.change(change);
      }
      for (const { when, change } of sometimes) {
        this.#variables.ask(when);
        this.#variables.change(change);
      }
      for (const change of [...onExit, ...choices.flatMap(({ changes }) => changes)])
        this.#variables.change(change);
      for (const { when, text } of [...choices, ...alternatives]) {
        this.#variables.ask(when);
        for (const asked of askedInText(text ?? '')) this.#variables.ask(asked);
      }
    }
  }

  #node(scene: FlatScene, builder: ChoiceBuilder): StoryNode {
    const { name, alternatives } = scene;
    const texts = alternatives.map(({ text }) =>
      authoredText(tidied(glued(text), !this.#raw.isPlain), name, this.#variables, this.#notes),
    );
    const choices: StoryChoice[] = builder.choicesOf(scene);
    if (choices.length > CHOICES_MAX) refuse('too_many_choices', { node: name, max: CHOICES_MAX });
    const variants: { condition: string; text: string }[] = [];
    let own = '';
    for (const [index, { when }] of alternatives.entries()) {
      const condition = translate(when, this.#variables);
      if (condition === true) {
        own = texts[index]!;
        break;
      }
      if (condition === false) continue;
      const printed = condition && printedCondition(condition);
      if (printed !== undefined) variants.push({ condition: printed, text: texts[index]! });
      else this.#notes.add('conditional_text_lost', name, { text: excerpt(texts[index]!) });
    }
    if (own === '' && variants.length === 0) this.#notes.add('scene_without_text', name, {});
    // only variants at the end may be dropped for equalling the default text: an earlier one hides those after it
    while (variants.at(-1)?.text === own) variants.pop();
    const told = variants.map((variant) => ({ ...variant, text: variant.text || '…' }));
    return { text: own || '…', choices, ...(told.length > 0 && { variants: told }) };
  }

  /**
   * Cuts a scene with a long text into several consecutive scenes. All of its variants are cut into equally many
   * pieces.
   */
  #cut(scene: string, node: StoryNode): (readonly [name: string, node: StoryNode])[] {
    const variants = node.variants ?? [];
    const texts = [node.text, ...variants.map(({ text }) => text)];
    if (texts.every((text) => text.length <= NODE_TEXT_MAX)) return [[this.#nameOf(scene), node]];
    const cut = texts.map(
      (text) => cutText(text, NODE_TEXT_MAX) ?? refuse('text_too_long', { node: scene, max: NODE_TEXT_MAX }),
    );
    const count = Math.max(...cut.map((pieces) => pieces.length));
    this.#notes.add('scene_cut', scene, { count });
    // no scene in a file has a name that begins with a space
    const names = Array.from({ length: count }, (_, at) =>
      this.#nameOf(at === 0 ? scene : ` ${scene}, on ${at}`),
    );
    const { goOn } = addedWords(this.#language);
    return names.map((name, at) => {
      const [text = '…', ...others] = cut.map((pieces) => pieces[at] ?? '…');
      const next = names[at + 1];
      const told = variants.map((variant, index) => ({ ...variant, text: others[index]! }));
      const choices = next === undefined ? node.choices : [{ text: goOn, target: next }];
      return [name, { text, choices, ...(told.length > 0 && { variants: told }) }];
    });
  }

  /** The effects that set initial values, without those that every player begins with anyway. */
  #effectsOfStart(changes: readonly Change[]): Effect[] {
    const numbers = new Map<string, number>();
    const effects: Effect[] = [];
    for (const change of changes) {
      if (change.name === null || !this.#variables.isUsed(change.name)) continue;
      const variable = this.#variables.of(change.name);
      if (variable.kind === 'number' && change.kind !== 'unknown' && change.kind !== 'members') {
        const before = numbers.get(variable.number) ?? 0;
        const value = change.kind === 'add' ? before + change.amount : Number(change.value);
        numbers.set(variable.number, value);
        effects.push({ kind: 'add', name: variable.number, amount: value - before });
        continue;
      }
      const made = effectsOf(change, this.#variables);
      if (made) effects.push(...made);
      else if (variable.kind !== 'lost' && variable.kind !== 'word')
        this.#notes.add('effect_lost', null, { text: excerpt(sourceOf(change)) });
    }
    return merged(effects).filter(({ kind }) => kind !== 'lose');
  }

  /**
   * A player of our stories begins with nothing, so the choices of the first scene give the initial values. If that
   * scene can be entered again, or reads these values, a scene added before it gives them.
   */
  #startWith(effects: readonly Effect[], start: string, nodes: Map<string, StoryNode>): string {
    const node = nodes.get(start);
    if (!node || node.choices.length === 0) return start;
    const isEnteredAgain = [...nodes.values()].some(({ choices }) =>
      choices.some(({ target }) => target === start),
    );
    const asks = node.variants !== undefined || node.choices.some(({ condition }) => condition !== undefined);
    if (!isEnteredAgain && !asks) {
      const given = node.choices.map((choice) => withEffects(choice, effects));
      if (given.every((choice) => choice !== undefined)) {
        nodes.set(start, { ...node, choices: given });
        return start;
      }
    }
    const words = addedWords(this.#language);
    const first = this.#nameOf(` ${words.begin}`);
    const choice = withEffects({ text: words.begin, target: start }, effects);
    if (!choice) {
      this.#notes.add('effect_lost', null, { text: effects.map(({ name }) => name).join(', ') });
      return start;
    }
    this.#notes.add('start_added', null, { text: choice.effect ?? '' });
    const others = [...nodes];
    nodes.clear();
    nodes.set(first, { text: tidied(this.#raw.title) || '…', choices: [choice] });
    for (const [name, other] of others) nodes.set(name, other);
    return first;
  }
}
