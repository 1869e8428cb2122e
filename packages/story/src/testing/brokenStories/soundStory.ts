import type {
  AuthoredStory,
  GameConfig,
  StoryChapter,
  StoryChoice,
  StoryLayers,
  StoryNode,
  StoryStructure,
} from '@kathaloka/contract/entities';
import type { CheckedStory } from '../../checks/checkedStory.ts';

/** A story that tests may mutate. */
export interface BreakableStory extends Pick<
  AuthoredStory,
  | 'title'
  | 'tagline'
  | 'story_description'
  | 'story_system_prompt'
  | 'depiction'
  | 'lexicon'
  | 'lore_cards'
  | 'total_scenes'
  | 'possible_endings'
> {
  layers?: StoryLayers;
  story_structure: Omit<StoryStructure, 'nodes'> & {
    nodes: Record<string, StoryNode>;
    chapters?: StoryChapter[];
  };
  game_config?: GameConfig;
}

/** A story without faults: eight scenes, two variables, a variant, an open scene, a loop and three endings. */
export function soundStory(): BreakableStory & CheckedStory {
  return {
    title: 'The tower on the ford',
    tagline: 'The gate is open.',
    story_description: 'A tower, a lamp and a little oil.',
    story_system_prompt: 'The narrator never says who lit the star.',
    depiction: [],
    lexicon: { names: [{ np: 'the tower', is: 'thing' }] },
    lore_cards: [{ keys: ['star'], text: 'A star stands over the tower.' }],
    total_scenes: 8,
    possible_endings: 3,
    story_structure: {
      start_node: 'gate',
      nodes: {
        gate: scene('The gate is open.', [
          { text: 'Take the lamp.', target: 'yard', effect: 'gain lamp' },
          { text: 'Take the oil.', target: 'yard', effect: 'oil + 2' },
        ]),
        yard: {
          ...scene('The yard is dark.', [
            { text: 'Go up.', target: 'stairs' },
            { text: 'Go down with the lamp.', target: 'cellar', condition: 'has lamp' },
            { text: 'Burn some oil.', target: 'cellar', condition: 'oil >= 2', effect: 'oil - 1' },
          ]),
          variants: [{ condition: 'has lamp', text: 'The lamp shows a yard.' }],
        },
        cellar: scene('A cellar.', [
          { text: 'Stay.', target: 'end_dark' },
          { text: 'Go up after all.', target: 'stairs', deed: 'the long stairs' },
        ]),
        stairs: scene('A stair with a window.', [
          { text: 'Go on up.', target: 'roof' },
          { text: 'Go home.', target: 'end_home' },
        ]),
        roof: {
          ...scene('A flat roof.', [
            { text: 'Look up.', target: 'end_star' },
            { text: 'Go down again.', target: 'stairs' },
          ]),
          mode: 'open',
          goal: 'Nobody falls.',
        },
        end_dark: scene('It is dark.', []),
        end_home: scene('There is soup.', []),
        end_star: scene('There is a star.', []),
      },
    },
  };
}

function scene(text: string, choices: StoryChoice[]): StoryNode {
  return { text, choices };
}

/** A story with one fault, and all of its findings: the kind, the scene, and the choice or variant. */
export interface BrokenStory {
  readonly fault: string;
  readonly plant: (story: BreakableStory, nodes: Record<string, StoryNode>) => void;
  /** The finding of the fault itself, which comes first. */
  readonly finds: string;
  /** Findings that follow from it. */
  readonly and?: readonly string[];
}

/** The choice of a scene, for tests to mutate. */
export function choiceOf(nodes: Record<string, StoryNode>, scene_name: string, index: number): StoryChoice {
  return nodes[scene_name]!.choices[index]!;
}

export function addChoice(
  nodes: Record<string, StoryNode>,
  scene_name: string,
  choice: Partial<StoryChoice>,
): void {
  nodes[scene_name]!.choices.push({ text: 'Another way.', target: 'end_home', ...choice });
}

export function addScene(
  nodes: Record<string, StoryNode>,
  name: string,
  ...targets: readonly string[]
): void {
  nodes[name] = scene(
    `This is ${name}.`,
    targets.map((target, at) => ({ text: `Way ${at + 1}.`, target })),
  );
}
