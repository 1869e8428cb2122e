import type { NarrationTask } from '../Narrator.ts';
import { fenced, fencedAttribute, fencedLine, PLAYER_MAX } from './fence.ts';
import { fill } from './fill.ts';
import { LANGUAGE_FACTS } from './languages.ts';
import { peopleHere } from './peopleHere.ts';
import { part, PROMPT_FILES } from './promptFiles.ts';
import type { SecondTry } from './promptTypes.ts';
import { wordLimits, nudgeOf, type Situation } from './situation.ts';
import { stateFacts } from './stateFacts.ts';
import { languageLine } from './storySheet.ts';

/** The optional parts that fit. */
export interface TurnExtras {
  readonly sceneText: string;
  readonly lore: readonly string[];
  readonly facts: readonly string[];
}

/** The current scene. All of it may change with each turn. */
export function turnSheet(task: NarrationTask, { sceneText, lore, facts }: TurnExtras): string {
  const { scene, state, choices } = task;
  const goal = scene.mode === 'open' && scene.goal !== '' ? `Goal: ${fencedLine(scene.goal)}` : '';
  return fill(PROMPT_FILES.turn_sheet.text, {
    facts: [...stateFacts(state, task.story), ...facts].join('\n'),
    lore: lore.join('\n'),
    scene_name: scene.name === null ? '' : fencedAttribute(scene.name),
    mode: scene.mode,
    turns_here: state.turns_in_node,
    scene: [sceneText, goal, hereLine(task)].filter((text) => text !== '').join('\n\n'),
    // a choice may be long, but its beginning is enough here
    ways_on: choices.map((choice) => fencedLine(choice, WAY_MAX)).join('\n'),
  }).trim();
}

const WAY_MAX = 200;

function hereLine(task: NarrationTask): string {
  const people = peopleHere(task).join(', ');
  return people === '' ? '' : fill(part('lines', 'scene.here'), { people });
}

/** The end of every prompt: the player's line and the task, because models weigh the end the most. */
export function taskSheet(
  task: NarrationTask,
  situation: Situation,
  { flaw, used = [] }: SecondTry,
  isSmall: boolean,
): string {
  return fill(PROMPT_FILES.task.text, {
    told: task.tellings.map((text) => fenced(text)).join('\n\n'),
    used: used.map((text) => fencedLine(text)).join('\n'),
    player: playersLine(task.input),
    task: taskLines(task, situation, { ...(flaw && { flaw }), used }, isSmall),
  });
}

/** A player's words on one line, shortened. */
export const playersLine = (input: string | null): string => fencedLine(input ?? '', PLAYER_MAX);

function taskLines(
  task: NarrationTask,
  situation: Situation,
  { flaw, used = [] }: SecondTry,
  isSmall: boolean,
): string {
  const { story, detours, kind, scene, tellings } = task;
  const nudge = nudgeOf(task);
  const isWithoutGoal = scene.goal === '' && (situation === 'open_later' || situation === 'open_on');
  const names = [
    isWithoutGoal ? `${situation}_without_goal` : situation,
    ...(kind === 'scene' && scene.isRevisited ? ['revisited'] : []),
    ...(kind === 'setting' && detours > 0 ? [detours === 1 ? 'immerse_detour' : 'immerse_detours'] : []),
    ...(nudge === null ? [] : [`nudge_${nudge}`]),
    ...(tellings.length > 0 ? ['told_again'] : []),
    ...(flaw ? [`second_try_${flaw}`] : []),
    ...(used.length > 0 ? ['second_try_used'] : []),
  ];
  const { name: language_name, script } = LANGUAGE_FACTS[story.language];
  const values = { ...wordLimits(situation, task), detours, language_name, script };
  const lines = [
    names.map((name) => fill(part('tasks', name), values)).join(' '),
    // small models follow what they read last
    isSmall ? languageLine(story) : '',
    fill(part('tasks', 'language'), values),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

export const sceneMaterial = ({ scene }: NarrationTask): string => fenced(scene.text);
