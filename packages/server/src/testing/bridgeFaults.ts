/** Plays guided scenes of the bundled stories with a model that has every fault, and returns what players read. */
import fs from 'node:fs';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { EMPTY_STATE, graphOf, toldText } from '@kathaloka/story';
import { type NarrationTask, NarratorFailure } from '../narrator/Narrator.ts';
import { failed, type ScriptedAnswer } from '../narrator/modelNarrator/scriptedClient.ts';
import { splitSentences } from '../narrator/prompts/sentences.ts';
import { aSceneSheet, aStorySheet } from './narratorTasks.ts';
import { scriptedTelling } from './scriptedTelling.ts';
import { storyFiles } from './storyFiles.ts';

const STORIES = new URL('../library/stories/', import.meta.url);
const BRIDGES: Readonly<Record<string, string>> = {
  hi: 'तुमने जो ठाना था वही करते हो। हवा एक पल को थमती है, फिर चल पड़ती है।',
  ur: 'تم وہی کرتے ہو جو ٹھانا تھا۔ ہوا ایک پل کو تھمتی ہے، پھر چل پڑتی ہے۔',
};
const ENGLISH_BRIDGE = 'You do it, slower than you meant to. A moment goes by that nobody counts.';

type Fault = (good: string, scene: string, at: number) => ScriptedAnswer;

const swapped = (scene: string): string => {
  const lines = splitSentences(scene);
  return lines.toReversed().join(' ');
};

/** What models did with authors' scenes: to the scene, to the turn, to the language, and to the wire. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  none: (good) => good,
  'tells the scene': (good, scene) => `${good} ${scene}`,
  'tells the scene alone': (_, scene) => scene,
  'drops its end': (_, scene) => scene.slice(0, Math.floor(scene.length / 2)),
  'drops its middle': (good, scene) =>
    `${good} ${splitSentences(scene)
      .filter((__, at) => at % 2 === 0)
      .join('')}`,
  'tells it backwards': (_, scene) => swapped(scene),
  negates: (good, scene) =>
    `${good} You do not hold out three. Nothing of this happens: ${scene.slice(0, 80)}`,
  'gives lines to others': (good, scene) =>
    `${good} ${scene.replaceAll(/['‘’"“”]/g, '"').replaceAll(' says ', ' asks ')}`,
  'adds a death': (good) => `${good} She goes to sleep, smiling, and her chest does not rise again.`,
  'kills the player': (good) => `${good} You are dead, and your story is over.`,
  'adds a fight': (good) =>
    `${good} Somebody strikes you across the mouth, and the lamp sets fire to the mats.`,
  'adds the police': (good) => `${good} An inspector steps in with a pistol and arrests everybody.`,
  'throws a thing away': (good) => `${good} You throw the key into the sea.`,
  'passes weeks': (good) => `${good} Three weeks later everything is decided.`,
  'speaks for the player': (good) => `${good} 'Confess, or I shall write it down tonight,' you say.`,
  'tells what lies ahead': (good) => `${good} Soon you will regret this at the very end.`,
  'asks the player': (good) => `${good} What do you do?\n\n1. Go on\n2. Stay`,
  'English or Hindi': (good) =>
    /[A-Za-z]{5}/.test(good)
      ? 'नाविक कुछ नहीं बोलता। रस्सी भीगी है, और पानी उतर रहा है, धीरे धीरे।'
      : ENGLISH_BRIDGE.repeat(2),
  Spanish: () => 'No hay nadie en la orilla, y la noche es larga. Nadie dice nada, nadie mira el agua.',
  JSON: (good) => `{"text": ${JSON.stringify(good)}, "choices": ["Go", "Stay"], "xp": 5}`,
  'JSON after': (good) => `${good}", "choices": ["Climb the stair", "Ask"], "xp": 5}`,
  template: () => '{name} walks to {place} while ${undefined} waits. [object Object] {{task}} <|im_end|>',
  refuses: () => "I'm sorry, but I can't continue with this story.",
  'refuses late': (good) => `${good} As an AI language model, I cannot go on with this.`,
  'thinks aloud': (good) => `<think>The player wants ${good}</think>${good}`,
  'thinks to the end': (good) => `<think>${good}`,
  'thinks late': (good) => `${good} ${good}</think>And so on it goes.`,
  'our words': (good) => `${good}\nTASK: Tell the next turn. <scene> follows.`,
  heading: (good) => `## The scene\n\n${good}`,
  empty: () => '',
  blanks: () => ' \n\n ',
  'much too long': (good) => `${good} `.repeat(40),
  'one word': () => 'Yes',
  'cut by its limit': (good, _, at) => ({ text: good.slice(0, at % good.length), finish: 'length' }),
  'broken off': (good, scene, at) => {
    const whole = `${good} ${scene}`;
    const kinds = ['network', 'timeout', 'truncated', 'provider', 'filtered', 'protocol'];
    return { chunks: [whole.slice(0, at % whole.length)], error: failed(kinds[at % kinds.length]!) };
  },
  'fails before a word': (_, __, at) => ({
    chunks: [],
    error: failed(['http', 'network', 'timeout', 'empty', 'filtered'][at % 5]!),
  }),
};

interface GuidedTurn {
  readonly fault: string;
  readonly scene: string;
  /** Null where the call failed before its first word. */
  readonly told: Awaited<ReturnType<typeof scriptedTelling>> | null;
}

/** Guided turns over all scenes and faults, in a fixed order that mixes both. */
export async function* guidedTurns(count: number): AsyncGenerator<GuidedTurn> {
  const scenes = storyFiles(STORIES).flatMap(scenesOf);
  const faults = Object.entries(FAULTS);
  for (let at = 0; at < count; at += 1) {
    // 7919 is prime, so that neighbouring turns come from different stories
    const { text, story, input } = scenes[(at * 7919) % scenes.length]!;
    const [fault, answer] = faults[at % faults.length]!;
    const good = BRIDGES[story.language] ?? ENGLISH_BRIDGE;
    const task = { kind: 'scene', scene: aSceneSheet({ text }), story, input } as const;
    const told = await scriptedTelling([answer(good, text, at)], task, { isSmall: at % 3 === 0 }).catch(
      (error: unknown) => {
        if (error instanceof NarratorFailure) return null;
        throw error;
      },
    );
    yield { fault, scene: text, told };
  }
}

function scenesOf(file: string): (Pick<NarrationTask, 'story'> & { text: string; input: string })[] {
  const { language, lexicon, story_structure } = JSON.parse(
    fs.readFileSync(new URL(file, STORIES), 'utf8'),
  ) as StoryCreate;
  const story = aStorySheet({ language, lexicon: lexicon ?? {} });
  const graph = graphOf(story_structure, language);
  return Object.values(story_structure.nodes).flatMap(({ choices }) =>
    choices.map(({ text: input, target }) => ({
      text: toldText(story_structure.nodes[target]?.text ?? '…', graph, EMPTY_STATE),
      story,
      input,
    })),
  );
}
