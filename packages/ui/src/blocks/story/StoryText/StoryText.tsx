import type { Story } from '@kathaloka/contract/entities';
import { curlyQuotes } from '@kathaloka/story/emphasis';
import { type ComponentProps, useId } from 'react';
import { TextFrame } from '../../../patterns/TextFrame/TextFrame.tsx';
import { Markdown } from '../../../patterns/Markdown/Markdown.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { Nothing, Prompt, PromptTitle, Tagline, TextRoot } from './StoryText.styles.ts';
import { storyWords } from '../../../words/story/en.ts';
import { storyPageWords } from '../../../words/storyPage/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { InAnyLanguage } from '../../../theme/anyLanguage.ts';

export interface StoryTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The story. */
  story: InAnyLanguage<Pick<Story, 'story_description' | 'tagline' | 'story_prompt' | 'language'>>;
}

/**
 * The author's texts in the story's language: description, tagline, prompt.
 *
 * @use Shows the synopsis and the author’s prompt.
 * @avoid Not for what was told in a game: `PlayLog`.
 * @heard Headings and text in the language of the story.
 * @keys none
 * @example
 * <StoryText story={story} />
 */
export function StoryText({ story, ...rest }: StoryTextProps) {
  const words = useWords(storyPageWords);
  const { noDescription } = useWords(storyWords);
  const id = useId();
  const ownLanguage = { lang: story.language, dir: directionOf(story.language) };
  const description = story.story_description.trim();
  const tagline = story.tagline.trim();
  const prompt = story.story_prompt.trim();

  return (
    <TextRoot {...rest}>
      {description ? (
        <div {...ownLanguage}>
          <Markdown hasInitial headingLevel={2}>
            {description}
          </Markdown>
        </div>
      ) : (
        <Nothing>{noDescription}</Nothing>
      )}
      {tagline && <Tagline {...ownLanguage}>{curlyQuotes(tagline)}</Tagline>}
      {prompt && (
        <Prompt aria-labelledby={id}>
          <TextFrame>
            <PromptTitle id={id}>{words.prompt}</PromptTitle>
            <div {...ownLanguage}>
              <Markdown size="small">{prompt}</Markdown>
            </div>
          </TextFrame>
        </Prompt>
      )}
    </TextRoot>
  );
}
