import type { MergeQuestion } from '@kathaloka/story/editing';
import { questionPlace, type QuestionPlace } from './questionPlace.ts';
import { authoringPagesWords } from '../../../words/authoringPages/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** Names the place of a conflict, in the language of the page. */
export function useQuestionPlace(): (path: MergeQuestion['path']) => QuestionPlace {
  const words = {
    studio: useWords(studioWords),
    authoringPages: useWords(authoringPagesWords),
    storyFields: useWords(storyFieldsWords),
  };
  return (path) => questionPlace(path, words);
}
