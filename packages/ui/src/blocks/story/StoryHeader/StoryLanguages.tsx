import type { Language } from '@kathaloka/contract/entities';
import { ownNameOf } from '../../ownNameOf.ts';
import { LanguageSelect, Languages } from './StoryHeader.styles.ts';
import { storyPageWords } from '../../../words/storyPage/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The language in which PLAY begins, and how to change it. */
export interface PlayedIn {
  value: Language;
  onValueChange: (language: Language) => void;
}

interface StoryLanguagesProps {
  languages: readonly Language[];
  playedIn: PlayedIn | undefined;
}

/** The languages in which a story can be played, by their own names. Not rendered for a single language. */
export function StoryLanguages({ languages, playedIn }: StoryLanguagesProps) {
  const words = useWords(storyPageWords);
  if (languages.length < 2) return null;
  return (
    <Languages>
      {words.playedIn}
      {playedIn === undefined ? (
        languages.map((language) => (
          <bdi key={language} lang={language}>
            {ownNameOf(language)}
          </bdi>
        ))
      ) : (
        <LanguageSelect
          aria-label={words.playedIn}
          value={playedIn.value}
          onValueChange={(language) => playedIn.onValueChange(language as Language)}
          options={languages.map((language) => ({
            value: language,
            label: ownNameOf(language),
            lang: language,
          }))}
        />
      )}
    </Languages>
  );
}
