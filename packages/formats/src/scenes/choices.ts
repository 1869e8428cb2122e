import type { StoryChoice } from '@kathaloka/contract/entities';
import { CHOICE_TEXT_MAX } from '@kathaloka/contract/limits';
import { type Effect, parseEffects } from '@kathaloka/story';
import { and, type Change, type Expr, not, or, tookName } from '../expressions/expr.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import { refuse } from '../report/refusals.ts';
import { tidied } from '../text/plainHtml.ts';
import { type FlatChoice, type FlatScene, sourceOf } from './flatScene.ts';
import { effectsOf, merged, printedCondition, printedEffects, translate } from './translate.ts';
import { authoredText } from './inText.ts';
import type { Variables } from './variables.ts';
import { scenesOnCircles, pathFrom } from './exits.ts';

interface ChoiceBuilderOptions {
  readonly scenes: ReadonlyMap<string, FlatScene>;
  readonly variables: Variables;
  readonly notes: NoteBook;
  readonly nameOf: (scene: string) => string;
  /** The words of a choice where the story goes on without being asked. */
  readonly goOn: string;
}

/** Makes the choices of a scene: their conditions, and the effects of the path to the next one. */
export class ChoiceBuilder {
  readonly #options: ChoiceBuilderOptions;
  readonly #onCircles: ReadonlySet<string>;

  constructor(options: ChoiceBuilderOptions) {
    this.#options = options;
    const leads = [...options.scenes.values()].map(
      ({ name, choices }) => [name, new Set(choices.map(({ target }) => target))] as const,
    );
    this.#onCircles = scenesOnCircles(new Map(leads));
  }

  choicesOf(scene: FlatScene): StoryChoice[] {
    const offered: Expr[] = [];
    const choices: StoryChoice[] = [];
    const known = new Set<string>();
    for (const [index, choice] of scene.choices.entries()) {
      const isOnce = choice.isOnce && this.#onCircles.has(scene.name);
      const took = tookName(scene.name, index + 1);
      const own = isOnce ? and(choice.when, not({ kind: 'is', name: took })) : choice.when;
      const when = choice.isFallback ? and(own, not(or(...offered))) : own;
      offered.push(own);
      const changes: Change[] = [
        ...choice.changes,
        ...(isOnce ? [{ kind: 'add' as const, name: took, amount: 1 }] : []),
      ];
      const made = this.#choice(scene, choice, when, changes);
      const key = JSON.stringify(made);
      if (!made || known.has(key)) continue;
      known.add(key);
      choices.push(made);
    }
    return choices;
  }

  #choice(
    scene: FlatScene,
    choice: FlatChoice,
    when: Expr,
    changes: readonly Change[],
  ): StoryChoice | undefined {
    const { scenes, variables, notes, nameOf, goOn } = this.#options;
    const condition = this.#condition(scene.name, choice, when);
    if (condition === false) return undefined;
    const way = pathFrom(choice.target, scenes, (name) => variables.isUsed(name));
    const effect = this.#effect(scene.name, [...changes, ...scene.onExit, ...way.changes]);
    const told = choice.text === null ? goOn : tidied(choice.text).replace(/\s+/g, ' ');
    const text = authoredText(told, scene.name, variables, notes);
    if (text.length > CHOICE_TEXT_MAX) refuse('text_too_long', { node: scene.name, max: CHOICE_TEXT_MAX });
    const asked = scene.asks && variables.of(scene.asks.name);
    return {
      text: text || nameOf(way.target),
      target: nameOf(way.target),
      ...(asked?.kind === 'word' && { ask: asked.word }),
      ...(condition && { condition }),
      ...(effect && { effect }),
    };
  }

  /** False: it is never offered. */
  #condition(scene: string, choice: FlatChoice, when: Expr): string | false | undefined {
    const condition = translate(when, this.#options.variables);
    if (typeof condition === 'boolean') return condition ? undefined : false;
    const printed = condition && printedCondition(condition);
    if (printed === undefined) {
      this.#options.notes.add('condition_lost', scene, { text: excerpt(choice.text ?? this.#options.goOn) });
    }
    return printed;
  }

  #effect(scene: string, changes: readonly Change[]): string | undefined {
    const { variables, notes } = this.#options;
    const effects = changes.flatMap((change) => {
      const made = effectsOf(change, variables);
      // that a variable is lost is said once
      const isLost = change.name !== null && variables.of(change.name).kind === 'lost';
      if (!made && !isLost) notes.add('effect_lost', scene, { text: excerpt(sourceOf(change)) });
      return made ?? [];
    });
    const printed = printedEffects(merged(effects));
    if (printed === undefined)
      notes.add('effect_lost', scene, { text: excerpt(effects.map(({ name }) => name).join(', ')) });
    return printed;
  }
}

/** A choice with further effects before its own; undefined if they do not fit. */
export function withEffects(choice: StoryChoice, effects: readonly Effect[]): StoryChoice | undefined {
  const own = choice.effect ? (parseEffects(choice.effect).value ?? []) : [];
  const effect = printedEffects(merged([...effects, ...own]));
  return effect === undefined ? undefined : { ...choice, ...(effect && { effect }) };
}
