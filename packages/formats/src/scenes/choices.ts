import type { StoryChoice } from '@kathaloka/contract/entities';
import { CHOICE_TEXT_MAX, CHOICES_MAX } from '@kathaloka/contract/limits';
import { type Effect, parseEffects } from '@kathaloka/story';
import { and, both, type Change, type Expr, not, or, tookName } from '../expressions/expr.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import { refuse } from '../report/refusals.ts';
import { tidied } from '../text/plainHtml.ts';
import { type ConditionalChange, type FlatChoice, type FlatScene, sourceOf } from './flatScene.ts';
import { effectsOf, merged, printedCondition, printedEffects, translate } from './translate.ts';
import { authoredText } from './authoredText.ts';
import { withoutMarks } from '../marks.ts';
import type { Variables } from './variables.ts';
import { scenesOnCircles, pathFrom } from './exits.ts';

interface ChoiceBuilderOptions {
  readonly scenes: ReadonlyMap<string, FlatScene>;
  readonly variables: Variables;
  readonly notes: NoteBook;
  readonly nameOf: (scene: string) => string;
  /** The text of a choice that only leads on. */
  readonly goOn: string;
}

/** Builds the choices of a scene: their conditions, and the effects on the path to the next scene. */
export class ChoiceBuilder {
  readonly #options: ChoiceBuilderOptions;
  readonly #onCircles: ReadonlySet<string>;
  /** The once-only choices that are offered in several places, with the number of places. */
  readonly #once = new Map<string, { readonly took: string; places: number }>();

  constructor(options: ChoiceBuilderOptions) {
    this.#options = options;
    const leads = [...options.scenes.values()].map(
      ({ name, choices }) => [name, new Set(choices.map(({ target }) => target))] as const,
    );
    this.#onCircles = scenesOnCircles(new Map(leads));
    for (const { name, choices } of options.scenes.values())
      for (const [index, { isOnce, onceAs }] of choices.entries()) {
        if (!isOnce || onceAs === undefined) continue;
        const known = this.#once.get(onceAs);
        if (known) known.places += 1;
        else this.#once.set(onceAs, { took: tookName(name, index + 1), places: 1 });
      }
  }

  /** The variable for having taken a once-only choice; undefined if the player cannot return to it. */
  #tookOf({ name }: FlatScene, { isOnce, onceAs }: FlatChoice, index: number): string | undefined {
    if (!isOnce) return undefined;
    const shared = onceAs === undefined ? undefined : this.#once.get(onceAs);
    if (!this.#onCircles.has(name) && (shared?.places ?? 1) < 2) return undefined;
    return shared?.took ?? tookName(name, index + 1);
  }

  choicesOf(scene: FlatScene): StoryChoice[] {
    const offered: Expr[] = [];
    const choices: StoryChoice[] = [];
    const known = new Set<string>();
    for (const [index, choice] of scene.choices.entries()) {
      const took = this.#tookOf(scene, choice, index);
      const own = took === undefined ? choice.when : and(choice.when, not({ kind: 'is', name: took }));
      const when = choice.isFallback ? and(own, not(or(...offered))) : own;
      offered.push(own);
      const changes: Change[] = [
        ...choice.changes,
        ...(took === undefined ? [] : [{ kind: 'add' as const, name: took, amount: 1 }]),
      ];
      for (const made of this.#choices(scene, choice, when, changes)) {
        const key = JSON.stringify(made);
        if (known.has(key)) continue;
        known.add(key);
        choices.push(made);
      }
    }
    return choices;
  }

  /** Builds a choice; or, if some of its effects are conditional, several choices, of which one is offered. */
  #choices(scene: FlatScene, choice: FlatChoice, when: Expr, changes: readonly Change[]): StoryChoice[] {
    const { scenes, variables, notes } = this.#options;
    const way = pathFrom(choice.target, scenes, (name) => variables.isUsed(name));
    const sometimes = [...scene.sometimes, ...way.sometimes].filter((one) => this.#matters(one));
    const guards = new Map(sometimes.map((one) => [JSON.stringify(one.when), one.when]));
    let cases: { when: Expr; held: readonly string[] }[] = [{ when, held: [] }];
    let isTooMuch = false;
    for (const [key, guard] of guards) {
      cases = cases
        .flatMap((one) => [
          { when: both(one.when, guard), held: [...one.held, key] },
          { when: both(one.when, not(guard)), held: one.held },
        ])
        .filter((one) => one.when.kind !== 'literal' || one.when.value);
      isTooMuch ||= cases.length * scene.choices.length > CHOICES_MAX;
      if (isTooMuch) break;
    }
    if (isTooMuch) cases = [{ when, held: [] }];
    const lost = [...way.lost, ...(isTooMuch ? sometimes.map(({ change }) => change) : [])];
    for (const change of lost)
      notes.add('conditional_effect_lost', scene.name, { text: excerpt(sourceOf(change)) });
    return cases.flatMap((one) => {
      const happens = sometimes.filter((each) => one.held.includes(JSON.stringify(each.when)));
      const all = [...changes, ...scene.onExit, ...happens.map(({ change }) => change), ...way.changes];
      return this.#choice(scene, { ...choice, target: way.target }, one.when, all) ?? [];
    });
  }

  /** Whether our language can express the condition, and the variable is not lost. */
  #matters({ when, change }: ConditionalChange): boolean {
    const { variables } = this.#options;
    if (change.name === null || variables.of(change.name).kind === 'lost') return false;
    const condition = translate(when, variables);
    return typeof condition === 'object' || condition === true;
  }

  #choice(
    scene: FlatScene,
    choice: FlatChoice,
    when: Expr,
    changes: readonly Change[],
  ): StoryChoice | undefined {
    const { variables, notes, nameOf, goOn } = this.#options;
    const condition = this.#condition(scene.name, choice, when);
    if (condition === false) return undefined;
    const asked = scene.asks && variables.of(scene.asks.name);
    const effect = this.#effect(
      scene.name,
      changes,
      asked?.kind === 'word' ? [...asked.things.values()] : [],
    );
    const told = choice.text === null ? goOn : tidied(choice.text, false).replace(/\s+/g, ' ');
    const whole = authoredText(told, scene.name, variables, notes);
    // a choice has less room than a scene, so its values may have to be removed
    const text =
      whole.length > CHOICE_TEXT_MAX
        ? authoredText(withoutTold(told, scene.name, notes), scene.name, variables, notes)
        : whole;
    if (text.length > CHOICE_TEXT_MAX) refuse('text_too_long', { node: scene.name, max: CHOICE_TEXT_MAX });
    return {
      text: text || nameOf(choice.target),
      target: nameOf(choice.target),
      ...(asked?.kind === 'word' && { ask: asked.word }),
      ...(condition && { condition }),
      ...(effect && { effect }),
    };
  }

  /** The condition of a choice, if it has one that can be expressed; false if the choice is never offered. */
  #condition(scene: string, choice: FlatChoice, when: Expr): string | false | undefined {
    const condition = translate(when, this.#options.variables);
    if (typeof condition === 'boolean') return condition ? undefined : false;
    const printed = condition && printedCondition(condition);
    if (printed === undefined) {
      this.#options.notes.add('condition_lost', scene, { text: excerpt(choice.text ?? this.#options.goOn) });
    }
    return printed;
  }

  #effect(scene: string, changes: readonly Change[], lost: readonly string[]): string | undefined {
    const { variables, notes } = this.#options;
    const effects = changes.flatMap((change): Effect[] => {
      const made = effectsOf(change, variables);
      // a lost variable has a note of its own
      const isLost = change.name !== null && variables.of(change.name).kind === 'lost';
      if (!made && !isLost) notes.add('effect_lost', scene, { text: excerpt(sourceOf(change)) });
      return made ?? [];
    });
    const forgotten = lost.map((name): Effect => ({ kind: 'lose', name }));
    const printed = printedEffects(merged([...forgotten, ...effects]));
    if (printed === undefined)
      notes.add('effect_lost', scene, { text: excerpt(effects.map(({ name }) => name).join(', ')) });
    return printed;
  }
}

function withoutTold(text: string, scene: string, notes: NoteBook): string {
  notes.add('printed_value_lost', scene, { text: excerpt(text) });
  return withoutMarks(text);
}

/** Adds effects before those of a choice; undefined if they do not fit. */
export function withEffects(choice: StoryChoice, effects: readonly Effect[]): StoryChoice | undefined {
  const own = choice.effect ? (parseEffects(choice.effect).value ?? []) : [];
  const effect = printedEffects(merged([...effects, ...own]));
  return effect === undefined ? undefined : { ...choice, ...(effect && { effect }) };
}
