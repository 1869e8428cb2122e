import type { MergeQuestion } from '@kathaloka/story/editing';
import { useAuthoringPagesWords } from '../../../words/areas/useAuthoringPagesWords.ts';
import { useStoryFieldsWords } from '../../../words/areas/useStoryFieldsWords.ts';
import { useStudioWords } from '../../../words/areas/useStudioWords.ts';
import { questionPlace, type QuestionPlace } from './questionPlace.ts';

/** Says where a question stands, in the language of the page. */
export function useQuestionPlace(): (path: MergeQuestion['path']) => QuestionPlace {
  const words = {
    studio: useStudioWords(),
    authoringPages: useAuthoringPagesWords(),
    storyFields: useStoryFieldsWords(),
  };
  return (path) => questionPlace(path, words);
}
