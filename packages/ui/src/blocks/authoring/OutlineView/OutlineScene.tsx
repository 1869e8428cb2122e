import type { Language, StoryChoice, StoryStructure } from '@kathaloka/contract/entities';
import { ArrowRight } from 'lucide-react';
import type { SceneMark, Share } from '../../../patterns/GraphCanvas/graphMarks.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../../theme/direction.ts';
import {
  Choice,
  Choices,
  ChoiceTarget,
  Head,
  Name,
  OpenScene,
  SceneCard,
  Text,
} from './OutlineView.styles.ts';
import { SceneBadges } from './SceneBadges.tsx';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface OutlineSceneProps {
  structure: StoryStructure;
  name: string;
  isSelected: boolean;
  language: Language;
  mark: SceneMark | undefined;
  /** The share of readers who visited the scene; undefined if no visits are shown. */
  share: Share | undefined;
  onEdit: (name: string) => void;
}

interface OutlineChoiceProps {
  choice: StoryChoice;
  /** Whether the choice leads nowhere. */
  isLoose: boolean;
  ownLanguage: { lang: string; dir: string };
}

function OutlineChoice({ choice: { text, target }, isLoose, ownLanguage }: OutlineChoiceProps) {
  const words = useWords(structureWords);
  return (
    <Choice>
      <span {...ownLanguage}>{text}</span>
      <ChoiceTarget data-loose={isLoose || undefined}>
        <ArrowRight />
        {isLoose ? (
          words.leadsNowhere
        ) : (
          <>
            <VisuallyHidden>{words.leadsTo(target)}</VisuallyHidden>
            <bdi aria-hidden>{target}</bdi>
          </>
        )}
      </ChoiceTarget>
    </Choice>
  );
}

/** A scene of the outline, opened by clicking anywhere on its card. */
export function OutlineScene({
  structure,
  name,
  isSelected,
  language,
  mark,
  share,
  onEdit,
}: OutlineSceneProps) {
  const words = useWords(structureWords);
  const { text, choices, note = '' } = structure.nodes[name] ?? { text: '', choices: [] };
  const ownLanguage = { lang: language, dir: directionOf(language) };
  const leadsNowhere = (target: string) => !Object.hasOwn(structure.nodes, target);
  const isLoose = choices.some(({ target }) => leadsNowhere(target));

  return (
    <SceneCard data-selected={isSelected || undefined} data-loose={isLoose || undefined}>
      <Head>
        <Name>
          <OpenScene
            type="button"
            data-scene={name}
            aria-label={words.editNamed(name)}
            aria-pressed={isSelected}
            onClick={() => onEdit(name)}
          >
            <bdi>{name}</bdi>
          </OpenScene>
        </Name>
        <SceneBadges
          isStart={name === structure.start_node}
          isEnding={choices.length === 0}
          isLoose={isLoose}
          note={note}
          mark={mark}
          share={share}
        />
      </Head>
      <Text {...(text.trim() && ownLanguage)}>{text.trim() || words.noText}</Text>
      {choices.length > 0 && (
        <Choices>
          {choices.map((choice, index) => (
            <OutlineChoice
              key={index}
              choice={choice}
              isLoose={leadsNowhere(choice.target)}
              ownLanguage={ownLanguage}
            />
          ))}
        </Choices>
      )}
    </SceneCard>
  );
}
