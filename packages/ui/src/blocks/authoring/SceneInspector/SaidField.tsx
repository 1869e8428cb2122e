import type { StoryNode } from '@kathaloka/contract/entities';
import { SAID_MAX, SAID_TEXT_MAX } from '@kathaloka/contract/limits';
import {
  freePhrases,
  isBeyondPhrases,
  isSamePhrases,
  phrasesFrom,
  suggestedPhrases,
} from '@kathaloka/story/editing';
import { useMemo, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import type { ChoicePhrases } from './modelPhrases.ts';
import type { OwnLanguage } from './ownLanguage.ts';
import { PhraseList } from './PhraseList.tsx';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SaidFieldProps {
  /** Index of the choice in its scene, from 0. */
  index: number;
  scene: Pick<StoryNode, 'text' | 'choices'>;
  ownLanguage: OwnLanguage;
  /** Asks a model for phrases; without it there is no button to do so. */
  byModel: ChoicePhrases | undefined;
  onSaidChange: (said: string[]) => void;
}

/** A field for other phrases by which players may take a choice, one phrase per line, with suggestions. */
export function SaidField({ index, scene, ownLanguage, byModel, onSaidChange }: SaidFieldProps) {
  const words = useWords(structureWords);
  const said = scene.choices[index]?.said ?? [];
  const [typed, setTyped] = useState(said.join('\n'));
  // shows the typed text with a trailing line break, or the stored phrases after an undo
  const shown = isSamePhrases(phrasesFrom(typed), said) ? typed : said.join('\n');
  const answered = byModel?.asked?.phrases;
  const suggestions = useMemo(() => {
    const ofModel = freePhrases(answered ?? [], scene.choices);
    const ofScene = suggestedPhrases(scene, index, ownLanguage.lang);
    return [...new Set([...ofModel, ...ofScene])];
  }, [answered, scene, index, ownLanguage.lang]);

  function change(next: string) {
    setTyped(next);
    onSaidChange(phrasesFrom(next));
  }

  return (
    <>
      <FormField
        label={words.said}
        hint={words.saidHint}
        error={isBeyondPhrases(shown) && words.saidMost(SAID_MAX, SAID_TEXT_MAX)}
      >
        <TextArea
          rows={3}
          {...ownLanguage}
          value={shown}
          onValueChange={change}
          onBlur={() => setTyped(said.join('\n'))}
        />
      </FormField>
      {said.length < SAID_MAX && (
        <PhraseList
          index={index}
          phrases={suggestions}
          lang={ownLanguage.lang}
          byModel={byModel}
          onAdd={(phrase) => change([...said, phrase].join('\n'))}
        />
      )}
    </>
  );
}
