import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { ArrowRight, CircleAlert, Flag, TriangleAlert } from 'lucide-react';
import type { SceneMark, Share } from '../../../patterns/GraphCanvas/graphMarks.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { useNumbers } from '../../../words/areas/useNumbers.ts';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import {
  Choice,
  Choices,
  ChoiceTarget,
  Head,
  Name,
  OpenScene,
  SceneCard,
  Text,
  Visits,
} from './OutlineView.styles.ts';

interface OutlineSceneProps {
  structure: StoryStructure;
  name: string;
  isSelected: boolean;
  language: Language;
  mark: SceneMark | undefined;
  /** Undefined while no shares are drawn. */
  share: Share | undefined;
  onEdit: (name: string) => void;
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
  const { percent } = useNumbers();
  const words = useStructureWords();
  const { text, choices } = structure.nodes[name] ?? { text: '', choices: [] };
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
        {name === structure.start_node && (
          <Badge tone="featured" icon={<Flag />}>
            {words.start}
          </Badge>
        )}
        {mark && (
          <Badge tone={mark.severity === 'error' ? 'error' : 'warning'} icon={<CircleAlert />}>
            {words.findings(mark.count)}
          </Badge>
        )}
        {isLoose && !mark && (
          <Badge tone="warning" icon={<TriangleAlert />}>
            {words.noTarget}
          </Badge>
        )}
        {choices.length === 0 && <Badge tone="accent">{words.ending}</Badge>}
        {share !== undefined && (
          <Visits>
            {share === null ? words.tooFewMark : words.visited(percent(Math.round(share * 1000) / 10))}
          </Visits>
        )}
      </Head>
      <Text {...(text.trim() && ownLanguage)}>{text.trim() || words.noText}</Text>
      {choices.length > 0 && (
        <Choices>
          {choices.map((choice, index) => (
            <Choice key={index}>
              <span {...ownLanguage}>{choice.text}</span>
              <ChoiceTarget data-loose={leadsNowhere(choice.target) || undefined}>
                <ArrowRight />
                {leadsNowhere(choice.target) ? (
                  words.leadsNowhere
                ) : (
                  <>
                    <VisuallyHidden>{words.leadsTo(choice.target)}</VisuallyHidden>
                    <bdi aria-hidden>{choice.target}</bdi>
                  </>
                )}
              </ChoiceTarget>
            </Choice>
          ))}
        </Choices>
      )}
    </SceneCard>
  );
}
