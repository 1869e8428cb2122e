import { Plus, Sparkles } from 'lucide-react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ChoicePhrases } from './modelPhrases.ts';
import { Suggestions } from './SceneInspector.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface PhraseListProps {
  /** Index of the choice in its scene, from 0. */
  index: number;
  phrases: readonly string[];
  lang: string;
  /** Asks a model for phrases; without it there is no button to do so. */
  byModel: ChoicePhrases | undefined;
  onAdd: (phrase: string) => void;
}

/** Buttons that each add a suggested phrase, and one that asks a model for more. */
export function PhraseList({ index, phrases, lang, byModel, onAdd }: PhraseListProps) {
  const words = useWords(structureWords);
  const asked = byModel?.asked;
  const isAsking = asked !== undefined && !asked.phrases && asked.error === undefined;
  return (
    <>
      {phrases.length > 0 && (
        <Suggestions aria-label={words.suggestedPhrases(index + 1)}>
          {phrases.map((phrase) => (
            <li key={phrase}>
              <Button
                size="small"
                icon={<Plus />}
                aria-label={words.addPhrase(phrase)}
                onClick={() => onAdd(phrase)}
              >
                <bdi lang={lang}>{phrase}</bdi>
              </Button>
            </li>
          ))}
        </Suggestions>
      )}
      {byModel && (
        <div>
          <Button
            size="small"
            icon={<Sparkles />}
            loading={isAsking}
            loadingLabel={words.askingModel}
            onClick={byModel.onAsk}
          >
            {words.askModel}
          </Button>
        </div>
      )}
      {byModel && (
        <output>
          {asked?.isUnanswered && <Note tone="warning">{words.modelUnanswered}</Note>}
          {asked?.error !== undefined && <Note tone="error">{asked.error}</Note>}
        </output>
      )}
    </>
  );
}
