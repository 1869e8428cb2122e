import type { Random } from '@kathaloka/story';
import { Story } from 'inkjs';
import type { Play } from './samePlays.ts';

/** Plays compiled ink with ink's own runtime. */
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

/** The text as shown by a page that ink's editor exports. */
const shown = (text: string): string =>
  text.replace(/<\/?(?:br|hr|p|div|center|h\d)\b[^<>]*>/gi, ' ').replace(/<\/?[a-z][^<>]*>/gi, '');
