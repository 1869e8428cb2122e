import type { StoryNode } from '@kathaloka/contract/entities';
import { SAID_MAX, SAID_TEXT_MAX } from '@kathaloka/contract/limits';
import { isBeyondPhrases, isSamePhrases, phrasesFrom, suggestedPhrases } from '@kathaloka/story/editing';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import type { OwnLanguage } from './ownLanguage.ts';
import { Suggestions } from './SceneInspector.styles.ts';

interface SaidFieldProps {
  /** Index of the choice in its scene, from 0. */
  index: number;
  scene: Pick<StoryNode, 'text' | 'choices'>;
  ownLanguage: OwnLanguage;
  onSaidChange: (said: string[]) => void;
}

/** Other words in which players may say a choice: one phrase a line, and suggestions that one tap adds. */
export function SaidField({ index, scene, ownLanguage, onSaidChange }: SaidFieldProps) {
  const words = useStructureWords();
  const said = scene.choices[index]?.said ?? [];
  const [typed, setTyped] = useState(said.join('\n'));
  // a line break that was just typed stays, and undo is shown
  const shown = isSamePhrases(phrasesFrom(typed), said) ? typed : said.join('\n');
  const suggestions = useMemo(
    () => suggestedPhrases(scene, index, ownLanguage.lang),
    [scene, index, ownLanguage.lang],
  );

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
      {suggestions.length > 0 && said.length < SAID_MAX && (
        <Suggestions aria-label={words.suggestedPhrases(index + 1)}>
          {suggestions.map((phrase) => (
            <li key={phrase}>
              <Button
                size="small"
                icon={<Plus />}
                aria-label={words.addPhrase(phrase)}
                onClick={() => change([...said, phrase].join('\n'))}
              >
                <bdi lang={ownLanguage.lang}>{phrase}</bdi>
              </Button>
            </li>
          ))}
        </Suggestions>
      )}
    </>
  );
}
