import type { Random } from '@kathaloka/story';
import { Story } from 'inkjs';
import type { Play } from './samePlays.ts';

/** A story of ink as ink itself plays it, from what it compiles to. */
export function inkPlay(compiled: string, random: Random): Play {
  const story = new Story(compiled);
  story.onError = () => {};
  story.state.storySeed = Math.floor(random() * 1000);
  let text = story.ContinueMaximally() ?? '';
  return {
    step: () => ({ text: shown(text), choices: story.currentChoices.map((choice) => shown(choice.text)) }),
    choose: (index) => {
      story.ChooseChoiceIndex(index);
      text = story.ContinueMaximally() ?? '';
    },
  };
}

/** As a page shows it, which is what ink's own editor exports. */
const shown = (text: string): string =>
  text.replace(/<\/?(?:br|hr|p|div|center|h\d)\b[^<>]*>/gi, ' ').replace(/<\/?[a-z][^<>]*>/gi, '');
