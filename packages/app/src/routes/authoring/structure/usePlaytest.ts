import type { StoryCreate } from '@kathaloka/contract/entities';
import { choiceTold, collected, playStory, type PlayStory } from '@kathaloka/story';
import {
  conditionReading,
  type PlaytestChoice,
  type PlaytestPanelProps,
  type PlaytestTurn,
  type PlaytestVariables,
  type StructureTabProps,
  authoringPagesWords,
  useWords,
  structureWords,
} from '@kathaloka/ui';
import { useMemo, useState } from 'react';
import {
  beginPlaytest,
  offeredIn,
  type PlaytestMove,
  type PlaytestStep,
  stepOn,
  variablesOf,
} from './playtest.ts';

type Path = NonNullable<StructureTabProps['path']>;

interface Playtest {
  /** Restarts at a scene. */
  readonly playFrom: (scene: string) => void;
  readonly path: Path;
  readonly panel: Omit<PlaytestPanelProps, 'children'>;
}

/** A playtest of the current scenes. Earlier passages do not change when the story is edited. */
export function usePlaytest({
  story_structure,
  initial_xp,
  total_scenes,
  game_config,
  language,
}: StoryCreate): Playtest {
  const { readings } = useWords(structureWords);
  const words = useWords(authoringPagesWords).playtest;
  const story = useMemo(
    () => playStory({ story_structure, initial_xp, total_scenes, game_config, language }),
    [story_structure, initial_xp, total_scenes, game_config, language],
  );
  const names = useMemo(() => variablesOf(story), [story]);
  const [steps, setSteps] = useState<readonly PlaytestStep[]>([]);
  const [chosen, setChosen] = useState<PlaytestVariables>({ numbers: new Map(), things: new Set() });
  const [error, setError] = useState<string>();
  const begun = steps.length > 0 ? steps : [beginPlaytest(story, story.graph.start, chosen)];
  const newest = begun.at(-1)!;

  function move(by: PlaytestMove): void {
    const next = stepOn(story, newest, by);
    if ('code' in next) {
      setError(next.code === 'xp_short' ? words.noXp(next.current_xp, next.required_xp) : words.notPossible);
      return;
    }
    setError(undefined);
    setSteps([...begun, next]);
  }

  function begin(scene: string, variables: PlaytestVariables): void {
    setError(undefined);
    setChosen(variables);
    setSteps([beginPlaytest(story, scene, variables)]);
  }

  const first = begun[0]!.state.node ?? story.graph.start;
  return {
    playFrom: (scene: string) => begin(scene, chosen),
    path: pathOf(begun),
    panel: {
      turns: turnsOf(begun, words.staysHere),
      choices: choicesOf(story, newest, (condition) => conditionReading(condition, readings)),
      variables: collected(newest.state),
      initial: {
        numbers: new Map(names.numbers.map((name) => [name, chosen.numbers.get(name) ?? 0])),
        things: chosen.things,
      },
      thingNames: names.things,
      error,
      onChoose: (choice: number, answer?: string) => move({ choice, answer }),
      onSay: (typed: string) => move({ words: typed }),
      onBack() {
        setError(undefined);
        setSteps(begun.slice(0, -1));
      },
      onRestart: () => begin(first, chosen),
      onInitialChange: (variables: PlaytestVariables) => begin(first, variables),
    },
  };
}

function turnsOf(steps: readonly PlaytestStep[], staysHere: string): PlaytestTurn[] {
  return steps.map(({ state, text, chosen, typed }, index) => ({
    id: String(index),
    scene: state.node ?? '',
    text: text || staysHere,
    chosen: typed === undefined ? chosen?.text : undefined,
    said: typed ?? chosen?.answer,
  }));
}

/** Every choice of the current scene; a choice that is not offered has its unmet condition. */
function choicesOf(
  story: PlayStory,
  { state }: PlaytestStep,
  read: (condition: NonNullable<Parameters<typeof conditionReading>[0]>) => string,
): PlaytestChoice[] {
  const offered = offeredIn(story, state);
  const choices = story.graph.nodes.get(state.node ?? '')?.choices ?? [];
  return choices.map((choice, index) => ({
    index,
    text: choiceTold(story.graph, choice, collected(state)).text,
    target: choice.target,
    asks: choice.ask !== '',
    hiddenBecause: offered.has(choice) || !choice.condition ? undefined : read(choice.condition),
  }));
}

function pathOf(steps: readonly PlaytestStep[]): Path {
  return steps.map(({ state }, index) => ({
    scene: state.node ?? '',
    choice: steps[index + 1]?.chosen?.index,
  }));
}
