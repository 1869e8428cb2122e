import { Select } from '../../../primitives/Select/Select.tsx';
import { Voices } from './EyesClosed.styles.ts';
import { languageName } from './languageName.ts';
import { type Voice, voiceFor, type VoicePreferences, voicesFor, withVoice } from './reading/speech.ts';
import { eyesClosedWords } from '../../../words/eyesClosed/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface VoiceChoiceProps {
  /**
   * The voices of the device.
   * @default []
   */
  voices: readonly Voice[] | undefined;
  languages: readonly string[];
  preferences: VoicePreferences;
  onPreferencesChange: (change: Partial<VoicePreferences>) => void;
}

/** A choice of voice for each language for which the device has several. */
export function VoiceChoice({ voices = [], languages, preferences, onPreferencesChange }: VoiceChoiceProps) {
  const words = useWords(eyesClosedWords);
  const several = [...new Set(languages)].filter((language) => voicesFor(language, voices).length > 1);
  if (several.length === 0) return null;
  return (
    <Voices>
      {several.map((language) => (
        <Select
          key={language}
          aria-label={words.voiceFor(languageName(language, words.ownLanguage))}
          value={voiceFor(language, voices, preferences.voices)?.id}
          options={voicesFor(language, voices).map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(id) => onPreferencesChange(withVoice(preferences, language, id))}
        />
      ))}
    </Voices>
  );
}
