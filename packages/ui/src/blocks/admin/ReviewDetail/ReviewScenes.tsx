import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { directionOf } from '../../../theme/direction.ts';
import {
  ChoiceItem,
  Part,
  PartHead,
  PartTitle,
  SceneItem,
  SceneName,
  Scenes,
  Target,
} from './ReviewDetail.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ReviewScenesProps {
  structure: StoryStructure;
  language: Language;
}

/** Everything that readers can read in a story, by scene; the first scene first. */
export function ReviewScenes({ structure, language }: ReviewScenesProps) {
  const words = useWords(adminWords).reviews;
  const [isOpen, setIsOpen] = useState(false);
  const { start_node, nodes } = structure;
  const names = Object.keys(nodes).toSorted(
    (one, other) => Number(other === start_node) - Number(one === start_node),
  );

  return (
    <Part>
      <PartHead>
        <PartTitle>{words.scenes(names.length)}</PartTitle>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.hideScenes : words.readScenes}
        </Button>
      </PartHead>
      {isOpen && (
        <Scenes lang={language} dir={directionOf(language)}>
          {names.map((name) => (
            <SceneItem key={name}>
              <SceneName>{name}</SceneName>
              <p>{nodes[name]?.text}</p>
              <ul>
                {nodes[name]?.choices.map(({ text, target }, index) => (
                  <ChoiceItem key={index}>
                    {text} <ArrowRight aria-hidden /> <Target>{target}</Target>
                  </ChoiceItem>
                ))}
              </ul>
            </SceneItem>
          ))}
        </Scenes>
      )}
    </Part>
  );
}
