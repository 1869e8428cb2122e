import { DEFAULT_TEXT_MODEL } from '@kathaloka/contract/limits';
import { isNeverShown } from '@kathaloka/story';
import type { StorySheet } from '../sheets.ts';
import { fenced, fencedLine } from './fence.ts';
import { fill } from './fill.ts';
import { LANGUAGE_FACTS } from './languages.ts';
import { findPart, part, PROMPT_FILES } from './promptFiles.ts';
import { fittingSentences } from './sentences.ts';

/** More names say little about the story, and a lexicon may hold thousands. */
const NAMES_MAX = 40;

/**
 * What is true throughout the story. It does not depend on the turn, so its bytes are the same in every prompt.
 * If the author's texts do not fit, they are cut after a sentence: the prompt first, and the storyteller's
 * secrets only if no sentence of the prompt fits beside them.
 */
export function storySheet(
  story: StorySheet,
  model_key: string,
  fits: (sheet: string) => boolean = () => true,
): string {
  const secrets = fenced(story.story_system_prompt);
  const prompt = fenced(story.story_prompt);
  const withPrompt = fittingSentences(prompt, (some) => fits(render(story, model_key, some, secrets)));
  if (withPrompt !== '') return render(story, model_key, withPrompt, secrets);
  const some = fittingSentences(prompt, (text) => fits(render(story, model_key, text, '')));
  const fitting = fittingSentences(secrets, (text) => fits(render(story, model_key, some, text)));
  return render(story, model_key, some, fitting);
}

function render(story: StorySheet, model_key: string, story_prompt: string, secrets: string): string {
  return fill(PROMPT_FILES.story_sheet.text, {
    language_name: LANGUAGE_FACTS[story.language].name,
    rating_words: part('lines', `rating.${isGentle(story.rating) ? 'everyone' : story.rating}`),
    title: fencedLine(story.title),
    temperament_line: findPart('lines', `voice.${model_key}`) ?? part('lines', `voice.${DEFAULT_TEXT_MODEL}`),
    story_prompt,
    secrets,
    names: nameLine(story),
    depiction_lines: depictionLines(story),
    language_line: languageLine(story),
  });
}

/** The names of the lexicon, by kind. */
function nameLine({ lexicon }: StorySheet): string {
  const names = (lexicon.names ?? []).slice(0, NAMES_MAX);
  return [...Map.groupBy(names, ({ is }) => is)]
    .map(([is, all]) => `${is}: ${all.map(({ np }) => fencedLine(np)).join(', ')}`)
    .join('; ');
}

const isGentle = (rating: StorySheet['rating']): boolean => rating !== 'teen' && rating !== 'mature';

/** Whether a figure may be drawn matters for pictures only; a storyteller leaves out those that the law protects. */
function depictionLines({ depiction }: StorySheet): string {
  const own = depiction
    .filter(({ figure }) => isNeverShown(figure))
    .map(({ figure }) => fill(part('lines', 'depiction.never'), { figure: fencedLine(figure) }));
  return [...own, part('lines', 'depiction.always')].join('\n');
}

/** How to address the player; empty for languages that need no rule. */
export const languageLine = ({ language }: Pick<StorySheet, 'language'>): string =>
  findPart('lines', `language.${language}`) ?? '';
