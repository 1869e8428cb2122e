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
import type { Play, Step } from './samePlays.ts';

/** Scenes in a row that only lead on. */
const PAGES_MAX = 100;

/** An imported story as its readers play it. Pages that only lead on are read in one. */
export function importedPlay(structure: StoryStructure): Play {
  const graph = graphOf(structure);
  const { goOn, begin } = addedWords(undefined);
  let state: StoryState = EMPTY_STATE;
  let at = graph.start;
  let told = '';
  let offered: readonly GraphChoice[] = [];
  const enter = () => {
    told = '';
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const node = graph.nodes.get(at);
      const here = node?.variants.find(({ condition }) => condition && holds(condition, state)) ?? node;
      const text = toldText(here?.text ?? '', graph, state);
      if (text !== '…') told += `${text}\n\n`;
      offered = (node?.choices ?? []).filter(({ condition }) => !condition || holds(condition, state));
      const [only, ...others] = offered;
      // the page that an import adds tells the title
      if (only?.text === begin && others.length === 0) told = '';
      else if (!only || others.length > 0 || only.text !== goOn) return;
      take(only);
    }
  };
  const take = (choice: GraphChoice) => {
    state = afterEffects(choice.effects, state);
    at = choice.target;
  };
  enter();
  return {
    step: (): Step => ({ text: told, choices: offered.map(({ text }) => toldText(text, graph, state)) }),
    choose: (index) => {
      take(offered[index]!);
      enter();
    },
  };
}
