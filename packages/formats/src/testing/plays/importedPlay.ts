import type { StoryStructure } from '@kathaloka/contract/entities';
import {
  afterEffects,
  EMPTY_STATE,
  type GraphChoice,
  graphOf,
  holds,
  type StoryState,
  toldText,
} from '@kathaloka/story';
import { addedWords } from '../../scenes/words.ts';
import { ANSWER } from './expressions.ts';
import { type Play, type Step, wordsIn } from './samePlays.ts';

/** The maximum number of scenes in a row that only lead on. */
const PAGES_MAX = 100;

/** Plays an imported story. Pages that only lead on are joined. */
export function importedPlay(structure: StoryStructure): Play {
  const graph = graphOf(structure);
  const { goOn, begin } = addedWords(undefined);
  let state: StoryState = EMPTY_STATE;
  let at = graph.start;
  let told = '';
  let offered: readonly GraphChoice[] = [];
  const tell = () => {
    const node = graph.nodes.get(at);
    const here = node?.variants.find(({ condition }) => condition && holds(condition, state)) ?? node;
    const text = toldText(here?.text ?? '', graph, state);
    if (text !== '…') told += `${text}\n\n`;
    offered = (node?.choices ?? []).filter(({ condition }) => !condition || holds(condition, state));
  };
  /** Skips a single choice that the import has added. A choice of the file itself may have the same text. */
  const passOn = (beside: Step | undefined) => {
    const isSamePage = () => {
      const [here, there] = [wordsIn(told), wordsIn(beside?.text ?? '')];
      return here === there || !there.startsWith(here);
    };
    const isOffered = beside?.choices.some((text) => text.trim() === goOn);
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const [only, ...others] = offered;
      // the page that an import adds contains only the title
      if (only?.text === begin && others.length === 0) told = '';
      else if (!only || others.length > 0 || only.text !== goOn || (isOffered && isSamePage())) return;
      take(only);
      tell();
    }
  };
  const take = (choice: GraphChoice) => {
    const asked = choice.ask === '' ? [] : [[choice.ask, ANSWER] as const];
    state = { ...afterEffects(choice.effects, state), words: new Map([...(state.words ?? []), ...asked]) };
    at = choice.target;
  };
  tell();
  return {
    step: (beside): Step => {
      passOn(beside);
      return { text: told, choices: offered.map(({ text }) => toldText(text, graph, state)) };
    },
    choose: (index) => {
      take(offered[index]!);
      told = '';
      tell();
    },
  };
}
